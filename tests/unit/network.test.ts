import { expect, it } from 'vitest'
import { networkOf, SITE_BITS } from '#worker/http/network.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:0DB8:0001:0002:ffff:0:0:1', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1:2:3::5:6:7:8', '1:2:3:0::/64'],
])('%s is limited as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('an IPv6 site is a /48', () => {
  expect(networkOf('2001:db8:1:2::7', SITE_BITS)).toBe('2001:db8:1::/48')
})
