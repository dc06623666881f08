import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, storeAt, subscribeAt } from '../owner-rows.ts'
import { sale } from '../worker/inputs.ts'
import { dashboardTests, eventually, numberOf, openMore, region, textOf, textsOf } from './dashboard.tsx'

const site = dashboardTests()

async function openPage() {
  const user = await site.open()
  await openMore(user)
  return user
}

it('lists untracked events by reason', async () => {
  const store = storeAt(site.db, Date.now())
  for (const reason of ['bot', 'bot', 'bot', 'gpc', 'gpc'] as const) await store.countUntracked(reason)
  await openPage()
  const [, ...rows] = await (await region('Left out of the numbers')).findAllByRole('row')
  const counts = rows
    .slice(0, -1)
    .map((row) => [textOf(row.children[0]), textOf(row.querySelector('.value'))])
  expect(counts).toEqual([
    ['Bots', '3'],
    ['Visitors who ask not to be tracked', '2'],
    ['Your own visits', '0'],
  ])
})

it('shows a fault without a backup, and ten days after the last one', async () => {
  const run = (daysAgo: number, outcome: 'succeeded' | 'failed', detail: string) =>
    storeAt(site.db, Date.now() - daysAgo * DAY_MS).recordReport('backup', { outcome, detail })
  const texts = async () => textsOf(await (await region('Backups')).findAllByText(/^(Needs|Last|Failed)/))
  await openPage()
  expect(await texts()).toEqual(['Needs attention: none was ever made.'])
  cleanup()

  await run(9, 'succeeded', '120 rows in 9 tables')
  await openPage()
  expect(await texts()).toEqual([expect.stringMatching(/^Last made .+: 120 rows in 9 tables$/)])
  cleanup()

  site.run('DELETE FROM runs')
  await run(11, 'succeeded', '120 rows in 9 tables')
  await run(1, 'failed', 'chat_orders differs')
  await openPage()
  expect(await texts()).toEqual([
    'Needs attention: none was made for 10 days.',
    expect.stringMatching(/^Last made /),
    expect.stringMatching(/^Failed .+: chat_orders differs$/),
  ])
})

it('links every list of the chosen range as CSV', async () => {
  const user = await openPage()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time range' }), '7')
  await eventually(async () => {
    const links = (await region('Downloads')).getAllByRole('link')
    expect(links.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      ['Orders', '/api/stats/orders.csv?days=7'],
      ['Subscribers', '/api/stats/subscriptions.csv'],
      ['Interactions', '/api/stats/interactions.csv?days=7'],
      ['Enquiries', '/api/stats/inquiries.csv?days=7'],
      ['Product events', '/api/stats/products.csv?days=7'],
    ])
  })
})

it('leads to the labels of the batch on sale', async () => {
  await openPage()
  const link = await screen.findByRole('link', { name: 'Print labels' })
  expect(link.getAttribute('href')).toBe('/batch/SY-26-02/labels')
})

describe('subscribers', () => {
  const entries = async () => (await region('Find a subscriber')).findAllByRole('listitem')

  it('are paged ten at a time', async () => {
    for (let index = 12; index > 0; index -= 1) {
      await subscribeAt(site.db, Date.now() - index * HOUR_MS, `reader-${index}@example.org`)
    }
    const user = await openPage()
    expect(await entries()).toHaveLength(10)
    const find = await region('Find a subscriber')
    const disabled = (name: string) => find.getByRole<HTMLButtonElement>('button', { name }).disabled
    expect(disabled('Previous')).toBe(true)
    await user.click(find.getByRole('button', { name: 'Next' }))
    await eventually(async () => expect(await entries()).toHaveLength(2))
    expect(textOf((await entries())[1])).toContain('reader-12@example.org')
    expect(disabled('Next')).toBe(true)
    await user.click(find.getByRole('button', { name: 'Previous' }))
    await eventually(async () => expect(textOf((await entries())[0])).toContain('reader-1@example.org'))
  })

  it('are found by the beginning of their address, of any date', async () => {
    await subscribeAt(site.db, Date.now() - 200 * DAY_MS, 'asha.old@example.org')
    await subscribeAt(site.db, Date.now() - HOUR_MS, 'rohan@example.org')
    const user = await openPage()
    expect(await entries()).toHaveLength(1)
    const find = await region('Find a subscriber')
    await user.type(find.getByRole('searchbox'), 'ASHA{Enter}')
    await eventually(async () => expect(textOf((await entries())[0])).toContain('asha.old@example.org'))
    await user.clear(find.getByRole('searchbox'))
    await user.type(find.getByRole('searchbox'), 'nobody')
    await user.click(find.getByRole('button', { name: 'Search' }))
    expect(await find.findByText('No address begins with that')).toBeTruthy()
    await user.click(find.getByRole('button', { name: 'Show all' }))
    await eventually(async () => expect(textOf((await entries())[0])).toContain('rohan@example.org'))
  })

  it('are deleted for good once the owner has confirmed it', async () => {
    await subscribeAt(site.db, Date.now() - HOUR_MS, 'forget-me@example.org', 'blog')
    const user = await openPage()
    const remove = await screen.findByRole('button', { name: 'Delete forget-me@example.org' })
    await user.dblClick(remove)
    expect(site.rows('SELECT * FROM newsletter_subscriptions')).toHaveLength(1)
    await user.click(remove)
    await user.click(await screen.findByRole('button', { name: 'Delete for good forget-me@example.org' }))
    expect(await screen.findByText('No subscribers in this range')).toBeTruthy()
    expect(site.rows('SELECT * FROM newsletter_subscriptions')).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Overview' }))
    await eventually(async () => expect(await numberOf('Newsletter Subscribers')).toBe('0'))
  })
})

it('lists the texts that a language lacks, then those whose English is newer, or states that this is not known', async () => {
  await openPage()
  const list = await region('Translations')
  expect(list.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'in English: Marathi: Shop. Changed: Questions, Delivery',
    'not known; this site was built without its history',
  ])
})

it('shows how many jars of a lot are left, and how many were sold without a lot since it was made', async () => {
  const sell = async (lot: string | null, quantity: number) =>
    storeAt(site.db, Date.now()).recordSale(sale({ lot, quantity }))
  await sell('SY-26-02', 3)
  await sell(null, 2)
  await openPage()
  const lot = within(await (await region('Batches')).findByRole('article', { name: 'Lot SY-26-02' }))
  expect(
    await lot.findByText('85 jars left of 88. Sold without a lot since 10 Nov 2026: 2 jars.'),
  ).toBeTruthy()
})
