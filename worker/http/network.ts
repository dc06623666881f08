const GROUPS = 8
/** Bits of an address in each of its groups. */
const GROUP_BITS = 16
/** Providers assign a /64 to one household or server, and some a /48, which has 65,536 of them. */
const HOUSEHOLD_BITS = 64
export const SITE_BITS = 48

/**
 * The key of a client's rate limit: its IPv4 address, or the network of an IPv6 one, whose holder may use all of it.
 *
 * @param bits of the network's prefix, a multiple of 16
 */
export function networkOf(address = 'unknown', bits = HOUSEHOLD_BITS): string {
  if (!address.includes(':')) return address
  const [before = '', after] = address.toLowerCase().split('::')
  const head = groupsOf(before)
  const tail = groupsOf(after ?? '')
  const zeros = after === undefined ? 0 : Math.max(0, GROUPS - head.length - tail.length)
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail]
  return `${groups.slice(0, bits / GROUP_BITS).join(':')}::/${bits}`
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
}
