import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, storeAt, subscribeAt } from '../owner-rows.ts'
import { sale } from '../worker/inputs.ts'
import {
  dashboardTests,
  eventually,
  numberOf,
  openMore,
  part,
  region,
  textOf,
  textsOf,
} from './dashboard.tsx'

const site = dashboardTests()

async function openPage() {
  const user = await site.open()
  await openMore(user)
  return user
}

it('shows what was left out of the numbers, downloads, labels, jars in stock, and texts to translate', async () => {
  const store = storeAt(site.db, Date.now())
  for (const reason of ['bot', 'bot', 'bot', 'gpc', 'gpc'] as const) await store.countUntracked(reason)
  const others = [{ pack: '250g', jars: 2, each: 330, lot: 'SY-26-02' }]
  await store.recordSale(sale({ pack: '500g', lot: 'SY-26-02', quantity: 3, amount: 2559, others }))
  await store.recordSale(sale({ lot: null, quantity: 2 }))
  const user = await openPage()
  const [, ...rows] = await (await region('Left out of the numbers')).findAllByRole('row')
  const counts = rows.map((row) => `${textOf(row.children[0])}: ${textOf(row.querySelector('.value'))}`)
  expect(counts.slice(0, -1)).toEqual([
    'Bots: 3',
    'Visitors who ask not to be tracked: 2',
    'Your own visits: 0',
  ])
  await part('Backups').says('Needs attention: none was ever made.')
  await part('Batches').says('83 jars left of 88. Sold without a lot since 10 Nov 2026: 2 jars.')
  // One order of two sizes is one order.
  const lot = (await screen.findAllByRole('table', { name: 'Sold of this lot' })).at(-1)
  expect(lot && textsOf(within(lot).getAllByRole('row')).at(-1)).toBe('All1₹2,5595')
  const link = await screen.findByRole('link', { name: 'Print labels' })
  expect(link.getAttribute('href')).toBe('/batch/SY-26-02/labels')
  expect(textsOf((await region('Translations')).getAllByRole('definition'))).toEqual([
    'in English: Marathi: Shop. Changed: Questions, Delivery',
    'not known; this site was built without its history',
  ])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time range' }), '7')
  await eventually(async () => {
    const links = (await region('Downloads')).getAllByRole('link')
    expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      ['Sales', '/api/stats/sales.csv?days=7'],
      ['Orders', '/api/stats/orders.csv?days=7'],
      ['Subscribers', '/api/stats/subscriptions.csv'],
      ['Interactions', '/api/stats/interactions.csv?days=7'],
      ['Enquiries', '/api/stats/inquiries.csv?days=7'],
      ['Product events', '/api/stats/products.csv?days=7'],
    ])
  })
})

it.each<[when: string, ...reports: [daysAgo: number, outcome: 'succeeded' | 'failed', detail: string][]]>([
  ['Last made .+: 120 rows in 9 tables', [9, 'succeeded', '120 rows in 9 tables']],
  [
    'Needs attention: none was made for 10 days\\.,Last made .+,Failed .+: chat_orders differs',
    [11, 'succeeded', '120 rows in 9 tables'],
    [1, 'failed', 'chat_orders differs'],
  ],
])('says of backups: %s', async (texts, ...reports) => {
  for (const [daysAgo, outcome, detail] of reports)
    await storeAt(site.db, Date.now() - daysAgo * DAY_MS).recordReport('backup', { outcome, detail })
  await openPage()
  const shown = textsOf(await (await region('Backups')).findAllByText(/^(Needs|Last|Failed)/))
  expect(shown.join()).toMatch(new RegExp(`^${texts}$`))
})

describe('subscribers', () => {
  const find = part('Find a subscriber')
  const expectFirst = (email: string) =>
    eventually(async () => expect((await find.items())[0]).toContain(email))

  it('are paged ten at a time', async () => {
    for (let index = 12; index > 0; index -= 1)
      await subscribeAt(site.db, Date.now() - index * HOUR_MS, `reader-${index}@example.org`)
    await openPage()
    expect(await find.items()).toHaveLength(10)
    expect((await find.button('Previous')).getAttribute('aria-disabled')).toBe('true')
    await find.press('Next')
    await eventually(async () => expect(await find.items()).toHaveLength(2))
    expect((await find.items())[1]).toContain('reader-12@example.org')
    expect((await find.button('Next')).getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(await find.button('Next'))
    await find.press('Previous')
    await expectFirst('reader-1@example.org')
  })

  it('are found by the beginning of their address, of any date', async () => {
    await subscribeAt(site.db, Date.now() - 200 * DAY_MS, 'asha.old@example.org')
    await subscribeAt(site.db, Date.now() - HOUR_MS, 'rohan@example.org')
    const user = await openPage()
    expect(await find.items()).toHaveLength(1)
    const box = (await find.inside()).getByRole('searchbox')
    await user.type(box, 'ASHA{Enter}')
    await expectFirst('asha.old@example.org')
    await user.clear(box)
    await user.type(box, 'nobody')
    await find.press('Search')
    await find.says('No address begins with that')
    await find.press('Show all')
    await expectFirst('rohan@example.org')
  })

  it('are deleted for good once the owner has confirmed it', async () => {
    await subscribeAt(site.db, Date.now() - HOUR_MS, 'forget-me@example.org', 'blog')
    const user = await openPage()
    await user.dblClick(await find.button('Delete forget-me@example.org'))
    expect(site.rows('SELECT * FROM newsletter_subscriptions')).toHaveLength(1)
    await find.press('Delete forget-me@example.org')
    await find.press('Delete for good forget-me@example.org')
    await find.says('No subscribers in this range')
    expect(site.rows('SELECT * FROM newsletter_subscriptions')).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Overview' }))
    await eventually(async () => expect(await numberOf('Newsletter Subscribers')).toBe('0'))
  })
})
