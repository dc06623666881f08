import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Report } from '#worker/reports/contract.ts'
import { d1Store } from '#worker/store.ts'
import { content } from '../content.ts'
import {
  DAY_MS,
  HOUR_MS,
  inIndia,
  interactAt,
  orderAt,
  SESSION,
  storeAt,
  subscribeAt,
} from '../owner-rows.ts'
import { inquiry, interaction, sale } from '../worker/inputs.ts'
import {
  dashboardTests,
  eventually,
  failure,
  numberOf,
  openMore,
  part,
  region,
  textOf,
  textsOf,
} from './dashboard.tsx'

const site = dashboardTests()

const anHourAgo = () => storeAt(site.db, Date.now() - HOUR_MS)
const latestItems = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem')
const rowsOf = async (table: string) =>
  textsOf(within(await screen.findByRole('table', { name: table })).getAllByRole('row'))

/** Marks an order as sold that was clicked an hour ago. */
async function sell(reference: string, fields: { amount: number; quantity?: number }) {
  const [row] = await anHourAgo().findOrders([reference])
  await anHourAgo().changeOrder(row?.id ?? '', { status: 'sold', ...fields })
}

describe('on its way to open, the shop', () => {
  const advice = ['9 pictures that are computer-made']
  const missing = ['contact', 'maker', 'licence'].map((must) => `${must} is not yet your own`)
  const state = { missing, of: 15, isOpen: false, advice, canEdit: true }
  const link = () => screen.queryByRole('link', { name: 'Fill in the rest' })

  it('states first how many of the required facts are there, with a bar and a link to their form', async () => {
    await site.open(state)
    const [first] = await screen.findAllByRole('heading', { level: 2 })
    expect(textOf(first)).toBe('Open the shop: 12 of 15')
    expect(document.querySelector('svg[viewBox="0 0 15 1"] rect')?.getAttribute('width')).toBe('12')
    expect(link()).toHaveProperty('pathname', '/edit')
    expect(screen.queryByText(/^Worth doing/)).toBeNull()
    cleanup()
    // Without an editor.
    site.show({ ...state, canEdit: false })
    expect(await screen.findByText(/npm run check:launch/)).toBeTruthy()
    expect(link()).toBeNull()
  })

  it('has one line of advice once it can open', async () => {
    await site.open({ ...state, missing: [] })
    expect(await screen.findByText('Worth doing: 9 pictures that are computer-made.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: /^Open the shop/ })).toBeNull()
  })

  it('is never called a preview once it has opened, whatever has expired since', async () => {
    await site.open({ ...state, missing: ['licence has expired, on 2026-11-23'], isOpen: true })
    await part('The shop takes no orders').says(
      /^The site stays, and takes no orders until .* licence has expired, on 2026-11-23\.$/,
    )
    expect(screen.queryByText(/preview/)).toBeNull()
    expect(link()).toHaveProperty('pathname', '/edit')
  })
})

it.each([
  [{ isSoldOut: true }, /^Everything is sold out\./],
  [{ closed: { from: '2000-01-01', to: '2099-12-08' } }, /^Closed: no orders until 8 Dec 2099\./],
  [{ closed: { from: '2000-12-01', to: '2000-12-08' } }, undefined],
])('says first that the shop takes no orders, and until when: %o', async (changed, text) => {
  await site.open(undefined, changed)
  if (text) expect(screen.getByText(text)).toBeTruthy()
  else expect(screen.queryByText(/sold out|no orders/i)).toBeNull()
})

describe('numbers', () => {
  it('are of 30 days, of today, 7 or 90 days, months or financial years, as of a time, and loaded again by Refresh', async () => {
    for (const days of [60, 20, 1]) await interactAt(site.db, Date.now() - days * DAY_MS)
    const user = await site.open()
    const range = screen.getByRole('combobox', { name: 'Time range' })
    expect(textsOf(within(range).getAllByRole('option')).join()).toMatch(
      /^Today,Last 7 days,Last 30 days,Last 90 days,This month: .+,Last month: .+,This .+,Last financial year: .+$/,
    )
    expect(textOf(within(range).getByRole('option', { selected: true }))).toBe('Last 30 days')
    const expectClicks = (count: string) =>
      eventually(async () => expect(await numberOf('WhatsApp Clicks')).toBe(count))
    await expectClicks('2')
    for (const [days, before, count] of [
      ['7', 'in the 7 days before', '1'],
      ['90', 'in the 90 days before', '3'],
      ['today', 'in the day before', '0'],
    ] as const) {
      await user.selectOptions(range, days)
      await expectClicks(count)
      await eventually(async () =>
        expect(textOf(screen.getByRole('region', { name: 'Order clicks' }))).toContain(before),
      )
    }
    expect(screen.getByText(/^As of \d/)).toBeTruthy()
    await interactAt(site.db, Date.now())
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await expectClicks('1')
  })

  it('are on four cards with the previous period, and of every day in a table', async () => {
    const then = Date.now() - 2 * DAY_MS
    for (const email of ['one@example.org', 'two@example.org']) await subscribeAt(site.db, then, email)
    for (const type of ['whatsapp_click', 'whatsapp_click', 'pricing_view', 'video_play'])
      await interactAt(site.db, then, { type })
    for (let index = 0; index < 5; index += 1) await interactAt(site.db, Date.now() - 40 * DAY_MS)
    const user = await site.open()
    const cards = [
      ['Newsletter Subscribers', '2', '2 more'],
      ['WhatsApp Clicks', '2', '3 fewer'],
      ['Pricing Views', '1', '1 more'],
      ['Total Interactions', '4', '9 in total'],
    ] as const
    for (const [name, number, change] of cards) {
      const card = screen.getByRole('region', { name })
      expect(textOf(card.querySelector('.count'))).toBe(number)
      expect(textOf(card)).toContain(change)
    }
    const chart = await region('Day by day')
    await user.click(await chart.findByText('All days as a table'))
    const [heading, ...days] = await chart.findAllByRole('row')
    expect(textsOf([...(heading?.children ?? [])]).join()).toBe(
      'Day,Rupees,Sold,Jars,Order clicks,WhatsApp,Subscribers,Pricing,Jar codes,Total',
    )
    expect(days).toHaveLength(30)
    const cells = textsOf([...(days[2]?.querySelectorAll('td') ?? [])])
    expect(cells).toEqual(['₹0', '0', '0', '0', '2', '2', '1', '0', '4'])
  })
})

describe('the latest entries', () => {
  it('are at first the 10 newest subscribers, with address, source page and date, as text and never as markup', async () => {
    const newest = Date.now() - HOUR_MS
    const page = '<img src=x onerror="document.title=1">'
    for (let index = 11; index >= 0; index -= 1)
      await subscribeAt(site.db, newest - index * DAY_MS, `reader-${index}@example.org`, page)
    const user = await site.open()
    expect(textsOf(screen.getAllByRole('tab'))).toEqual(['Newsletter Subscribers', 'Customer Interactions'])
    expect(textOf(await screen.findByRole('tab', { selected: true }))).toBe('Newsletter Subscribers')
    const link = screen.getByRole('link', { name: 'Latest sign-ups and interactions' })
    const place = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    expect(place?.contains(screen.getByRole('tablist', { name: 'Latest' }))).toBe(true)
    await eventually(() => expect(latestItems()).toHaveLength(10))
    const [first, last] = [latestItems()[0], latestItems()[9]]
    expect(textOf(first)).toMatch(/reader-0@example\.org.*<img src=x onerror="document\.title=1">/)
    expect(document.querySelector('img')).toBeNull()
    expect(first?.querySelector('time')?.textContent).toMatch(inIndia(newest))
    expect(textOf(last)).toContain('reader-9@example.org')
    await user.click(await screen.findByRole('tab', { name: 'Customer Interactions' }))
    expect(screen.getByText('No customer interactions yet')).toBeTruthy()
  })

  it('are on the second tab the 15 newest interactions, in their exact form, of an unknown type with a default icon', async () => {
    const newest = Date.now() - HOUR_MS
    const long = 'x'.repeat(150)
    const others = ['pricing_view', 'newsletter_subscription', 'video_play', 'a_b_c']
    for (let index = 16; index > 0; index -= 1)
      await interactAt(site.db, newest - index * HOUR_MS, { type: others[index - 1] ?? 'batch_view' })
    await interactAt(site.db, newest, { session: SESSION, data: { placement: long } })
    const user = await site.open()
    await user.click(await screen.findByRole('tab', { name: 'Customer Interactions' }))
    await eventually(() => expect(latestItems()).toHaveLength(15))
    const first = within(latestItems()[0] as HTMLElement)
    const shownData = JSON.stringify({ placement: long }).slice(0, 100)
    for (const text of ['WHATSAPP CLICK', SESSION.slice(-8), shownData, inIndia(newest)])
      expect(first.getByText(text)).toBeTruthy()
    const icons = latestItems().map((entry) => entry.querySelector('svg')?.innerHTML)
    expect(new Set(icons).size).toBe(5)
    expect(icons[3]).toBe(icons[4])
  })
})

describe('where interactions come from', () => {
  it('counts clicks by placement, page and source, with the previous period', async () => {
    const click = (time: number, placement: string, data: Record<string, string>, path = '/') =>
      interactAt(site.db, time, { page: `https://a.example${path}`, data: { placement, ...data } })
    const now = Date.now() - HOUR_MS
    await click(Date.now() - 40 * DAY_MS, 'hero', { utm_source: 'instagram' })
    await click(now, 'hero', { utm_source: 'instagram' })
    await click(now, 'hero', { referrer: 'www.google.com' }, '/blog')
    await click(now, 'faq', {})
    await site.open()
    const heading = await screen.findByRole('heading', { name: 'Where interactions come from' })
    fireEvent(heading.closest('details') as Element, new Event('toggle'))
    expect(await rowsOf('By the place on the page')).toEqual([
      'PlaceBefore, in as many days beforeCount',
      'First screen12',
      'Questions01',
      'All13',
    ])
    expect((await rowsOf('By page')).slice(1, 3)).toEqual(['Home12', 'All articles01'])
    const sources = (await rowsOf('By where the visitor came from')).join()
    for (const source of ['Instagram', 'Google', 'Direct']) expect(sources).toContain(source)
  })

  it('shows sales from the price to the rupees, by source, button and pack, known or not', async () => {
    await sell(await orderAt(site.db, Date.now() - HOUR_MS), { amount: 633 })
    const data = { utm_source: 'instagram' }
    await interactAt(site.db, Date.now() - HOUR_MS, { type: 'pricing_view', data })
    await storeAt(site.db, Date.now()).recordSale(sale({ amount: 600, pack: null }))
    await site.open()
    expect((await rowsOf('From price to order, by source')).slice(1)).toEqual([
      'Instagram111₹633',
      'Without a reference001₹600',
      'All112₹1,233',
    ])
    const buttons = await rowsOf('Sales by button')
    expect([buttons[1], buttons.at(-1)]).toEqual(['Shop11₹633', 'All12₹1,233'])
    const packs = await rowsOf('Jars sold, by pack')
    expect(packs).toContain('500g0₹6331')
    expect(packs.join()).toContain('other')
  })
})

describe('enquiries', () => {
  const message = 'Do you send to Nagpur?\nI need six.\nSoon.\nIn a box.\nWith a card.\nThank you'
  const sunita = { email: 'sunita@example.org', phone: '098220 00000', message }
  const storedInquiries = () => site.rows('SELECT name, status FROM contact_inquiries')
  const enquiries = part('Enquiries')

  /** Opens the dashboard with the question of Sunita Rao, a press on a link to the chat, and these. */
  async function openWith(...others: Parameters<typeof inquiry>[0][]) {
    for (const fields of [{ name: 'Sunita Rao' }, {}, ...others])
      await anHourAgo().recordInquiry(
        inquiry(fields && 'name' in fields ? { inquiry_type: 'question', ...sunita, ...fields } : fields),
      )
    return site.open()
  }
  const linkOf = async (name: string) =>
    (await enquiries.inside()).queryByRole('link', { name })?.getAttribute('href') ?? undefined

  it('are shown in full, with the ways to answer; only what is a telephone number is called', async () => {
    await openWith(
      { name: 'Trunk zero', phone: '+91 (0) 98220 12345', email: null },
      { name: 'Forwarding', phone: '*401*9876543210', email: 'asha?bcc=x@mail.example' },
    )
    expect((await enquiries.items()).at(-1)).toContain('With a card. Thank you')
    const chat = new URL((await linkOf('WhatsApp Sunita Rao')) ?? '')
    expect([chat.origin, chat.pathname]).toEqual(['https://wa.me', '/919822000000'])
    expect(chat.searchParams.get('text')).toBe(`> ${message.replaceAll('\n', '\n> ')}\n\n`)
    expect(await linkOf('Call Sunita Rao')).toBe('tel:+919822000000')
    expect(await linkOf('Mail Sunita Rao')).toMatch(/^mailto:sunita@example\.org\?/)
    await enquiries.says(/\*401\*9876543210/)
    expect(await linkOf('WhatsApp Trunk zero')).toMatch(/^https:\/\/wa\.me\/919822012345\?text=/)
    expect(await linkOf('Call Trunk zero')).toBe('tel:+919822012345')
    const names = ['WhatsApp Forwarding', 'Call Forwarding']
    expect(await Promise.all(names.map(linkOf))).toEqual([undefined, undefined])
    expect(await linkOf('Mail Forwarding')).toMatch(/^mailto:asha%3Fbcc%3Dx@mail\.example\?subject=/)
  })

  it('are marked as answered by one tap, keep their place, are among the answered ones at once, and come back by Undo', async () => {
    await openWith()
    const summary = await screen.findByText('Answered', { selector: 'summary' })
    fireEvent(summary.parentElement as Element, new Event('toggle'))
    await screen.findByText('None answered yet')
    await enquiries.press('Mark answered Sunita Rao')
    await eventually(async () =>
      expect(await enquiries.items()).toEqual([
        expect.stringMatching(/Sunita Rao.*Answered$/),
        expect.stringMatching(/Sunita Rao.*Reopen Sunita Rao$/),
      ]),
    )
    expect(await part('Last change').status()).toBe('The enquiry of Sunita Rao answered')
    await part('Last change').press('Undo')
    await screen.findByText('None answered yet')
    expect(await enquiries.items()).toEqual([expect.stringMatching(/Mark answered Sunita Rao$/)])
    expect(storedInquiries()).toContainEqual({ name: 'Sunita Rao', status: 'new' })
  })

  it('say what to do where another device has deleted one', async () => {
    await openWith()
    await enquiries.button('Mark answered Sunita Rao')
    site.run('DELETE FROM contact_inquiries')
    await enquiries.press('Mark answered Sunita Rao')
    const advice = 'It is not there any more. Press Refresh to see what is.'
    expect(await screen.findByText(advice)).toBeTruthy()
  })

  it('are found by name, number, address or word, new and answered, however they are typed', async () => {
    const asha = { name: 'आशा', phone: '+91 20 5550 0187', email: null, message: 'माझा नंबर 98220-00000' }
    const user = await openWith(asha)
    await enquiries.press('Mark answered आशा')
    const search = (await enquiries.inside()).getByRole('searchbox')
    const names = async () =>
      (await (await enquiries.inside()).findAllByRole('listitem')).map((item) =>
        textOf(item.querySelector('b')),
      )
    for (const [typed, found] of [
      ['sunita r', ['Sunita Rao']],
      ['आशा', ['आशा']],
      ['+91 98220 00000', ['Sunita Rao']],
      ['०९८२२००००००', ['Sunita Rao', 'आशा']],
      ['SUNITA@EXAMPLE', ['Sunita Rao']],
      ['nagpur', ['Sunita Rao']],
      ['5550-0187', ['आशा']],
    ] as const) {
      fireEvent.change(search, { target: { value: typed } })
      await eventually(async () => expect([typed, (await names()).sort()]).toEqual([typed, found]))
    }
    await user.clear(search)
    await user.type(search, '2 jars of 2026')
    await enquiries.says('No enquiry has “2 jars of 2026”.')
  })

  it('are deleted, several at once, new ones too, when the owner has confirmed it; where that fails they stay, with an error', async () => {
    const spam = { name: 'Spam', email: 'spam@example.org', message: 'Buy links' }
    const user = await openWith(spam, spam, spam)
    await user.type((await enquiries.inside()).getByRole('searchbox'), 'spam')
    await eventually(async () => expect(await enquiries.items()).toHaveLength(3))
    await user.click((await screen.findAllByRole('button', { name: 'Mark answered Spam' }))[0] as Element)
    await part('Last change').says('The enquiry of Spam')
    await enquiries.press('Select to delete')
    await enquiries.press('Select all 3')
    const panel = await enquiries.inside()
    await user.click(panel.getAllByRole('checkbox')[0] as Element)
    const recover = site.answer(/^DELETE .*inquiries/, failure(503, 'unavailable'))
    await enquiries.press('Delete 2')
    expect(storedInquiries()).toHaveLength(5)
    await enquiries.press('Delete 2 enquiries for good')
    expect(await screen.findByText('Not deleted')).toBeTruthy()
    expect(
      await screen.findByText('The site could not do that just now. Please try again in a minute.'),
    ).toBeTruthy()
    recover()
    await enquiries.press('Delete 2 enquiries for good')
    expect(await screen.findByText('Deleted')).toBeTruthy()
    expect(storedInquiries()).toHaveLength(3)
    expect(await part('Last change').status()).toBe('2 enquiries deleted for good')
    expect((await part('Last change').button('Undo')).getAttribute('aria-disabled')).toBe('true')
    await eventually(() => expect(panel.getAllByRole('listitem')).toHaveLength(1))
    expect(panel.queryByRole('checkbox')).toBeNull()
  })
})

describe('to do', () => {
  const toDo = part('To do')
  const links = async () => (await toDo.inside()).getAllByRole<HTMLAnchorElement>('link')
  const backUp = () => anHourAgo().recordReport('backup', { outcome: 'succeeded', detail: 'x' })

  it('has a recall and faults first, then orders, jars and enquiries, each with the way to its place', async () => {
    const recalled = content.batches.find(({ recall }) => recall)?.lot ?? ''
    for (const sent of [true, false])
      await anHourAgo().recordSale(sale({ lot: recalled, sent, quantity: 3, amount: 900, received: 900 }))
    await orderAt(site.db, Date.now() - 9 * DAY_MS)
    await sell(await orderAt(site.db, Date.now() - HOUR_MS), { amount: 1266, quantity: 2 })
    await anHourAgo().recordInquiry(inquiry({ message: 'Is it fresh?' }))
    await anHourAgo().recordReport('backup', { outcome: 'failed', detail: 'x' })
    await site.open()
    expect(await toDo.items()).toEqual([
      `${recalled} recalled warn 1, hold 3 jars`,
      'Backup failed none was ever made',
      '1 Order to mark 1 older than 7 days',
      '2 Jars to send in 1 order',
      '1 Order not paid ₹1,266 owed',
      expect.stringMatching(/^1 Enquiry to answer oldest: (today|yesterday)$/),
    ])
    const hashes = (await links()).map(({ hash }) => hash.replace('#', ''))
    const ofOrders = [`orders/${recalled}`, 'more', 'orders', 'orders/to-send', 'orders/owed']
    expect(hashes).toEqual([...ofOrders, 'enquiries'])
    expect((await links())[0]?.querySelector('.text-fault')).toBeTruthy()
  })

  it('says which kinds the day has no more room for, and since when', async () => {
    const DAILY_LIMITS = { event: 2, order: 1, sign_up: 2, inquiry: 1, chat: 2, mail: 2 }
    site.set({ DAILY_LIMITS })
    const store = d1Store(site.db, Date.now(), DAILY_LIMITS)
    await backUp()
    for (const type of ['pricing_view', 'whatsapp_click']) await store.recordInteraction(interaction(type))
    for (const fields of [{}, { message: 'Is it fresh?' }]) await store.recordInquiry(inquiry(fields))
    await site.open()
    const since = 'since \\d{1,2}:\\d{2} [ap]m, until 5:30 am'
    expect((await toDo.items()).slice(0, 2)).toEqual([
      expect.stringMatching(`^Visits not counted ${since}: 2 came today\\. Orders are stored$`),
      expect.stringMatching(`^Enquiries turned away ${since}: 1 came today\\. The form leads to WhatsApp$`),
    ])
  })

  it('leads from an expired licence to the editor, and is otherwise nothing', async () => {
    await backUp()
    const launch = { missing: [], of: 15, isOpen: true, advice: [], canEdit: true }
    await site.open(launch, { documents: [{ name: 'Licence', endsOn: '2026-01-31' }] })
    expect(await toDo.items()).toEqual([expect.stringMatching(/^Licence expired on 31 Jan 2026\. /)])
    expect((await links())[0]?.pathname).toBe('/edit')
    cleanup()
    site.show()
    await toDo.says('Nothing to do.')
  })
})

it('the demo shows sample data without signing in, with the badge Demo Mode', async () => {
  site.set({ DB: undefined })
  const user = site.show()
  expect(await screen.findByText('Demo Mode')).toBeTruthy()
  expect(screen.queryByText('Live Data')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
  await eventually(() => expect(latestItems()).toHaveLength(5))
  await user.click(await screen.findByRole('tab', { name: 'Customer Interactions' }))
  await eventually(() => expect(latestItems()).toHaveLength(10))
  await user.click(screen.getByRole('button', { name: 'Setup Guide' }))
  expect(await screen.findByText('Configuration needed')).toBeTruthy()
  expect(screen.getByText(/^No database is bound/)).toBeTruthy()
})

describe('what became of the owner’s changes', () => {
  const changes = part('Your changes')
  /** Opens the dashboard with a report of some hours ago. */
  const openAfter = async (hours: number, outcome: Report['outcome'], detail: string) => {
    const store = storeAt(site.db, Date.now() - hours * HOUR_MS)
    await store.recordReport('publication', { outcome, detail })
    await openMore(await site.open())
  }

  it('is not shown where the site is not edited on /edit', async () => {
    await openAfter(1, 'succeeded', 'the change of 14:03')
    await eventually(() => expect(site.calls()).toContain('GET /api/owner/publications'))
    expect(screen.queryByRole('region', { name: 'Your changes' })).toBeNull()
  })

  it.each([
    [71, 'waiting', 'A programmer has to release: …', 'A programmer has to release: …'],
    // The workflow runs daily.
    [73, 'succeeded', 'the change of 14:03', 'Live: the change of 14:03'],
  ] as const)(
    'is shown after %i hours, with a link to the editor, and needs attention after three days',
    async (hours, outcome, detail, sentence) => {
      site.set({ EDIT_REPOSITORY: 'owner/site' })
      await openAfter(hours, outcome, detail)
      expect(await changes.status()).toBe(sentence)
      const panel = await changes.inside()
      expect(panel.getByRole('link')).toHaveProperty('pathname', '/edit')
      expect(panel.queryAllByText(/^Needs attention: .* for 3 days/)).toHaveLength(hours > 72 ? 1 : 0)
    },
  )
})
