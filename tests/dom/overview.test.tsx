import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
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
  region,
  textOf,
  textsOf,
} from './dashboard.tsx'

const site = dashboardTests()

const RECALLED_LOT = content.batches.find(({ recall }) => recall)?.lot ?? ''

const latestItems = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem')
const rowsOf = async (table: string) =>
  textsOf(within(await screen.findByRole('table', { name: table })).getAllByRole('row'))

describe('on its way to open, the shop', () => {
  const advice = ['9 pictures that are computer-made']
  const missing = ['contact', 'maker', 'licence'].map((must) => `${must} is not yet your own`)
  const state = { missing, of: 15, isOpen: false, advice, canEdit: true }
  const link = () => screen.queryByRole('link', { name: 'Fill in the rest' })

  it('states first of all how many of its musts are there, with a bar and a link to their form', async () => {
    await site.open(state)
    const [first] = await screen.findAllByRole('heading', { level: 2 })
    expect(textOf(first)).toBe('Open the shop: 12 of 15')
    expect(document.querySelector('svg[viewBox="0 0 15 1"] rect')?.getAttribute('width')).toBe('12')
    expect(link()).toHaveProperty('pathname', '/edit')
    expect(screen.queryByText(/^Worth doing/)).toBeNull()
  })

  it('has no link where there is no editor, and names the command', async () => {
    await site.open({ ...state, canEdit: false })
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
    const panel = await region('The shop takes no orders')
    expect(
      panel.getByText(/^The site stays, and takes no orders until .* licence has expired, on 2026-11-23\.$/),
    ).toBeTruthy()
    expect(screen.queryByText(/preview/)).toBeNull()
    expect(link()).toHaveProperty('pathname', '/edit')
  })
})

it.each([
  [{ isSoldOut: true }, /^Everything is sold out\./],
  [{ closed: { from: '2000-01-01', to: '2099-12-08' } }, /^Closed: no orders until 8 Dec 2099\./],
  [{ closed: { from: '2099-12-01', to: '2099-12-08' } }, /^No orders from 1 Dec 2099 to 8 Dec 2099\.$/],
  [{ closed: { from: '2000-12-01', to: '2000-12-08' } }, undefined],
])('says first of all that the shop takes no orders, and until when: %o', async (changed, text) => {
  await site.open(undefined, changed)
  await screen.findByText('Live Data')
  if (text) expect(screen.getByText(text)).toBeTruthy()
  else expect(screen.queryByText(/sold out|no orders/i)).toBeNull()
})

describe('numbers', () => {
  it('are of today, of the last 7, 30 or 90 days, 30 by default, of months or financial years, and change with the range', async () => {
    for (const days of [60, 20, 1]) await interactAt(site.db, Date.now() - days * DAY_MS)
    const user = await site.open()
    const range = screen.getByRole('combobox', { name: 'Time range' })
    expect(textsOf(within(range).getAllByRole('option'))).toEqual([
      'Today',
      'Last 7 days',
      'Last 30 days',
      'Last 90 days',
      expect.stringMatching(/^This month: \w+ \d{4}$/),
      expect.stringMatching(/^Last month: \w+ \d{4}$/),
      expect.stringMatching(/^This financial year: since April \d{4}$/),
      expect.stringMatching(/^Last financial year: \d{4}–\d{2}$/),
    ])
    expect(textOf(within(range).getByRole('option', { selected: true }))).toBe('Last 30 days')
    expect(await numberOf('WhatsApp Clicks')).toBe('2')
    for (const [days, before, count] of [
      ['7', 'in the 7 days before', '1'],
      ['90', 'in the 90 days before', '3'],
      ['today', 'in the day before', '0'],
    ] as const) {
      await user.selectOptions(range, days)
      await eventually(async () => expect(await numberOf('WhatsApp Clicks')).toBe(count))
      await eventually(() =>
        expect(textOf(screen.getByRole('region', { name: 'Order clicks' }))).toContain(before),
      )
    }
  })

  it('are loaded again by Refresh, and show their time', async () => {
    const user = await site.open()
    expect(await numberOf('WhatsApp Clicks')).toBe('0')
    expect(screen.getByText(/^As of \d/)).toBeTruthy()
    await interactAt(site.db, Date.now())
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await eventually(async () => expect(await numberOf('WhatsApp Clicks')).toBe('1'))
  })

  it('are on four cards: subscribers, WhatsApp clicks, pricing views and all interactions, with the previous period', async () => {
    const then = Date.now() - 2 * DAY_MS
    await subscribeAt(site.db, then, 'one@example.org')
    await subscribeAt(site.db, then, 'two@example.org')
    for (const type of ['whatsapp_click', 'whatsapp_click', 'pricing_view', 'video_play']) {
      await interactAt(site.db, then, { type })
    }
    for (let index = 0; index < 5; index += 1) await interactAt(site.db, Date.now() - 40 * DAY_MS)
    await site.open()
    // They come with the badge and both tabs in one render.
    const names = ['Newsletter Subscribers', 'WhatsApp Clicks', 'Pricing Views', 'Total Interactions']
    const numbers = names.map((name) => textOf(screen.getByRole('region', { name }).querySelector('.count')))
    expect(numbers).toEqual(['2', '2', '1', '4'])
    expect(textsOf(screen.getAllByRole('tab'))).toEqual(['Newsletter Subscribers', 'Customer Interactions'])
    expect(latestItems()).toHaveLength(2)
    const text = (name: string) => textOf(screen.getByRole('region', { name }))
    expect(text('WhatsApp Clicks')).toContain('3 fewer')
    expect(text('Pricing Views')).toContain('1 more')
    expect(text('Total Interactions')).toContain('9 in total')
  })

  it('of every day are in a table', async () => {
    for (let index = 0; index < 3; index += 1) await interactAt(site.db, Date.now() - 2 * DAY_MS)
    await interactAt(site.db, Date.now())
    const user = await site.open()
    const chart = await region('Day by day')
    await user.click(await chart.findByText('All days as a table'))
    const [heading, ...days] = await chart.findAllByRole('row')
    const names = [
      'Rupees',
      'Sold',
      'Jars',
      'Order clicks',
      'WhatsApp',
      'Subscribers',
      'Pricing',
      'Jar codes',
      'Total',
    ]
    expect(textsOf([...(heading?.children ?? [])])).toEqual(['Day', ...names])
    expect(days).toHaveLength(30)
    const cellsOf = (index: number) => textsOf([...(days[index]?.querySelectorAll('td') ?? [])])
    expect(cellsOf(0)).toEqual(['₹0', '0', '0', '0', '1', '0', '0', '0', '1'])
    expect(cellsOf(2)).toEqual(['₹0', '0', '0', '0', '3', '0', '0', '0', '3'])
  })
})

describe('the latest entries', () => {
  it('are at first the 10 newest subscribers, with address, source page and date', async () => {
    const newest = Date.now() - HOUR_MS
    for (let index = 11; index >= 0; index -= 1) {
      await subscribeAt(site.db, newest - index * DAY_MS, `reader-${index}@example.org`, `page-${index}`)
    }
    await site.open()
    expect(textOf(await screen.findByRole('tab', { selected: true }))).toBe('Newsletter Subscribers')
    const link = screen.getByRole('link', { name: 'Latest sign-ups and interactions' })
    const place = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    expect(place?.contains(screen.getByRole('tablist', { name: 'Latest' }))).toBe(true)
    await eventually(() => expect(latestItems()).toHaveLength(10))
    expect(textOf(latestItems()[0])).toContain('reader-0@example.org')
    expect(textOf(latestItems()[0])).toContain('page-0')
    expect(latestItems()[0]?.querySelector('time')?.textContent).toMatch(inIndia(newest))
    expect(textOf(latestItems()[9])).toContain('reader-9@example.org')
  })

  it('are on the second tab the 15 newest interactions, in their exact form, of an unknown type with a default icon', async () => {
    const newest = Date.now() - HOUR_MS
    const long = 'x'.repeat(150)
    const others = ['pricing_view', 'newsletter_subscription', 'video_play', 'a_b_c']
    for (let index = 16; index > 0; index -= 1) {
      await interactAt(site.db, newest - index * HOUR_MS, { type: others[index - 1] ?? 'batch_view' })
    }
    await interactAt(site.db, newest, { session: SESSION, data: { placement: long } })
    const user = await site.open()
    await user.click(await screen.findByRole('tab', { name: 'Customer Interactions' }))
    await eventually(() => expect(latestItems()).toHaveLength(15))
    const first = within(latestItems()[0] as HTMLElement)
    expect(first.getByText('WHATSAPP CLICK')).toBeTruthy()
    expect(first.getByText(SESSION.slice(-8))).toBeTruthy()
    expect(first.getByText(JSON.stringify({ placement: long }).slice(0, 100))).toBeTruthy()
    expect(first.getByText(inIndia(newest))).toBeTruthy()
    expect(within(latestItems()[1] as HTMLElement).getByText('PRICING VIEW')).toBeTruthy()
    const icons = latestItems().map((entry) => entry.querySelector('svg')?.innerHTML)
    expect(new Set(icons).size).toBe(5)
    expect(icons[3]).toBe(icons[4])
  })

  it('show a sentence where there are none', async () => {
    const user = await site.open()
    expect(await screen.findByText('No newsletter subscriptions yet')).toBeTruthy()
    await user.click(await screen.findByRole('tab', { name: 'Customer Interactions' }))
    expect(screen.getByText('No customer interactions yet')).toBeTruthy()
  })

  it('show visitors’ input as text, never as markup', async () => {
    const hostile = '<img src=x onerror="document.title=1">'
    await subscribeAt(site.db, Date.now() - HOUR_MS, '<script>@example.org', hostile)
    await interactAt(site.db, Date.now() - HOUR_MS, {
      type: hostile.slice(0, LIMITS.interactionType),
      data: { hostile },
    })
    await site.open()
    expect(await within(await screen.findByRole('tabpanel')).findByText(hostile)).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
  })
})

describe('where interactions come from', () => {
  it('counts clicks by placement, page and source, with the previous period', async () => {
    const click = (time: number, placement: string, data: Record<string, string>, path: string) =>
      interactAt(site.db, time, { page: `https://a.example${path}`, data: { placement, ...data } })
    await click(Date.now() - 40 * DAY_MS, 'hero', { utm_source: 'instagram' }, '/')
    const now = Date.now() - HOUR_MS
    await click(now, 'hero', { utm_source: 'instagram' }, '/')
    await click(now, 'hero', { referrer: 'www.google.com' }, '/blog')
    await click(now, 'faq', {}, '/')
    const user = await site.open()
    await user.click(await screen.findByRole('heading', { name: 'Where interactions come from' }))
    fireEvent(
      screen.getByRole('heading', { name: 'Where interactions come from' }).closest('details') as Element,
      new Event('toggle'),
    )
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

  it('shows sales from the price to the rupees, by source', async () => {
    const reference = await orderAt(site.db, Date.now() - HOUR_MS)
    await interactAt(site.db, Date.now() - HOUR_MS, {
      type: 'pricing_view',
      data: { utm_source: 'instagram' },
    })
    const [row] = await storeAt(site.db, Date.now()).findOrders([reference])
    await storeAt(site.db, Date.now()).changeOrder(row?.id ?? '', { status: 'sold', amount: 633 })
    await storeAt(site.db, Date.now()).recordSale(sale({ amount: 600 }))
    await site.open()
    expect((await rowsOf('From price to order, by source')).slice(1)).toEqual([
      'Instagram111₹633',
      'Without a reference001₹600',
      'All112₹1,233',
    ])
    expect((await rowsOf('Sales by button')).at(-1)).toBe('All12₹1,233')
    expect((await rowsOf('Jars sold, by pack'))[1]).toBe('500g0₹6331')
    expect((await rowsOf('Sales by button'))[1]).toBe('Shop11₹633')
  })
})

describe('enquiries', () => {
  const sunita = {
    ...{
      inquiry_type: 'question',
      name: 'Sunita Rao',
      email: 'sunita@example.org',
      phone: '098220 00000',
    },
    message: 'Do you send to Nagpur?\nI need six.\nSoon.\nIn a box.\nWith a card.\nThank you',
  }
  const button = (name: string) => screen.findByRole('button', { name })
  const storedInquiries = () => site.rows('SELECT name, status FROM contact_inquiries')
  beforeEach(async () => {
    await storeAt(site.db, Date.now() - HOUR_MS).recordInquiry(inquiry(sunita))
    await storeAt(site.db, Date.now() - HOUR_MS).recordInquiry(inquiry())
  })
  it('are shown in full, with the ways to answer', async () => {
    await site.open()
    const panel = await region('Enquiries')
    const [first, ...others] = await panel.findAllByRole('listitem')
    expect(textOf(first)).toContain('With a card. Thank you')
    expect(others).toEqual([])
    const link = (name: string) =>
      panel.getByRole('link', { name: `${name} Sunita Rao` }).getAttribute('href')
    const chat = new URL(link('WhatsApp') ?? '')
    expect([chat.origin, chat.pathname]).toEqual(['https://wa.me', '/919822000000'])
    expect(chat.searchParams.get('text')).toBe(
      '> Do you send to Nagpur?\n> I need six.\n> Soon.\n> In a box.\n> With a card.\n> Thank you\n\n',
    )
    expect(link('Call')).toBe('tel:+919822000000')
    expect(link('Mail')).toMatch(/^mailto:sunita@example\.org\?/)
  })

  it('are called at what is a telephone number, and written to in a link of a length that mail programs take', async () => {
    const message = 'आम्हाला सहा बरण्या हव्यात.\n'.repeat(180)
    const others = [
      { name: 'Trunk zero', phone: '+91 (0) 98220 12345', email: null },
      { name: 'Call forwarding', phone: '*401*9876543210', email: 'asha?bcc=x@mail.example', message },
    ]
    for (const [hours, other] of others.entries()) {
      await storeAt(site.db, Date.now() - (hours + 2) * HOUR_MS).recordInquiry(
        inquiry({ ...sunita, ...other }),
      )
    }
    await site.open()
    const panel = await region('Enquiries')
    await panel.findByText('Call forwarding', { selector: 'b' })
    const link = (name: string) => panel.queryByRole('link', { name })?.getAttribute('href')
    expect(link('WhatsApp Trunk zero')).toMatch(/^https:\/\/wa\.me\/919822012345\?text=/)
    expect(link('Call Trunk zero')).toBe('tel:+919822012345')
    expect(link('WhatsApp Call forwarding')).toBeUndefined()
    expect(link('Call Call forwarding')).toBeUndefined()
    expect(panel.getByText(/\*401\*9876543210/)).toBeTruthy()
    const mail = link('Mail Call forwarding') ?? ''
    expect(mail).toMatch(/^mailto:asha%3Fbcc%3Dx@mail\.example\?subject=/)
    expect(mail.length).toBeLessThanOrEqual(1800)
    expect(new URL(mail).searchParams.get('body')).toContain('> आम्हाला सहा बरण्या हव्यात.\r\n> ')
  })

  it('are marked as answered by one tap, keep their place, are among the answered ones at once, and come back by Undo', async () => {
    const user = await site.open()
    const openAnswered = async () =>
      fireEvent(
        (await screen.findByText('Answered', { selector: 'summary' })).parentElement as Element,
        new Event('toggle'),
      )
    await openAnswered()
    expect(await screen.findByText('None answered yet')).toBeTruthy()
    await user.click(await button('Mark answered Sunita Rao'))
    expect(await button('Reopen Sunita Rao')).toBeTruthy()
    const items = async () => textsOf(await (await region('Enquiries')).findAllByRole('listitem'))
    expect(await items()).toEqual([
      expect.stringMatching(/Sunita Rao.*Answered$/),
      expect.stringMatching(/Sunita Rao.*Reopen Sunita Rao$/),
    ])
    const last = await region('Last change')
    expect(textOf(last.getByRole('status'))).toBe('The enquiry of Sunita Rao answered')
    await user.click(last.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('None answered yet')).toBeTruthy()
    expect(await items()).toEqual([expect.stringMatching(/Mark answered Sunita Rao$/)])
    expect(storedInquiries()).toContainEqual({ name: 'Sunita Rao', status: 'new' })
  })

  it('are found by name, number, address or word, new and answered, however they are typed', async () => {
    const asha = { name: 'आशा', phone: '+91 20 5550 0187', email: null, message: 'माझा नंबर 98220-00000' }
    const store = storeAt(site.db, Date.now())
    const row = await store.recordInquiry(inquiry({ inquiry_type: 'question', ...asha }))
    await store.changeInquiry(row?.id ?? '', { status: 'answered' })
    const user = await site.open()
    const search = (await region('Enquiries')).getByRole('searchbox')
    const names = async () => {
      const found = await (await region('Enquiries')).findAllByRole('listitem')
      return found.map((item) => textOf(item.querySelector('b')))
    }
    for (const [typed, found] of [
      ['sunita r', ['Sunita Rao']],
      ['आशा', ['आशा']],
      ['+91 98220 00000', ['Sunita Rao']],
      ['०९८२२००००००', ['Sunita Rao', 'आशा']],
      ['SUNITA@EXAMPLE', ['Sunita Rao']],
      ['nagpur', ['Sunita Rao']],
      ['5550-0187', ['आशा']],
    ] as const) {
      await user.clear(search)
      await user.type(search, typed)
      await eventually(async () => expect([typed, await names()]).toEqual([typed, found]))
    }
    await user.clear(search)
    await user.type(search, '2 jars of 2026')
    expect(await screen.findByText('No enquiry has “2 jars of 2026”.')).toBeTruthy()
  })

  it('are deleted, several at once, new ones too, when the owner has confirmed it; where that fails they stay, with an error', async () => {
    for (const hours of [2, 3, 4])
      await storeAt(site.db, Date.now() - hours * HOUR_MS).recordInquiry(
        inquiry({ inquiry_type: 'question', name: 'Spam', email: 'spam@example.org', message: 'Buy links' }),
      )
    const user = await site.open()
    const panel = await region('Enquiries')
    await user.type(panel.getByRole('searchbox'), 'spam')
    await user.click((await screen.findAllByRole('button', { name: 'Mark answered Spam' }))[0] as Element)
    await (await region('Last change')).findByText('The enquiry of Spam')
    await user.click(await button('Select to delete'))
    await user.click(await button('Select all 3'))
    const [first] = panel.getAllByRole('checkbox')
    await user.click(first as Element)
    const recover = site.answer(/^DELETE .*inquiries/, failure(503, 'unavailable'))
    await user.click(await button('Delete 2'))
    expect(storedInquiries()).toHaveLength(5)
    await user.click(await button('Delete 2 enquiries for good'))
    expect(await screen.findByText('Not deleted')).toBeTruthy()
    recover()
    await user.click(await button('Delete 2 enquiries for good'))
    await eventually(() => expect(storedInquiries()).toHaveLength(3))
    expect(await screen.findByText('Deleted')).toBeTruthy()
    const last = await region('Last change')
    expect(textOf(last.getByRole('status'))).toBe('2 enquiries deleted for good')
    expect(last.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true)
    expect(panel.queryByRole('checkbox')).toBeNull()
    await eventually(() => expect(panel.getAllByRole('listitem')).toHaveLength(1))
  })
})

describe('to do', () => {
  const items = async () => textsOf(await (await region('To do')).findAllByRole('listitem'))

  it('has faults first, then orders, jars and enquiries, each with the way to its place', async () => {
    await orderAt(site.db, Date.now() - 9 * DAY_MS)
    const reference = await orderAt(site.db, Date.now() - HOUR_MS)
    const [row] = await storeAt(site.db, Date.now()).findOrders([reference])
    await storeAt(site.db, Date.now()).changeOrder(row?.id ?? '', {
      status: 'sold',
      amount: 1266,
      quantity: 2,
    })
    await storeAt(site.db, Date.now() - HOUR_MS).recordInquiry(inquiry({ message: 'Is it fresh?' }))
    await storeAt(site.db, Date.now() - HOUR_MS).recordReport('backup', { outcome: 'failed', detail: 'x' })
    await site.open()
    expect(await items()).toEqual([
      'Backup failed none was ever made',
      '1 Order to mark 1 older than 7 days',
      '2 Jars to send in 1 order',
      '1 Order not paid ₹1,266 owed',
      expect.stringMatching(/^1 Enquiry to answer oldest: (today|yesterday)$/),
    ])
    const links = (await region('To do')).getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['#more', '#orders', '#orders/to-send', '#orders/owed', '#enquiries'])
  })

  it('begins with a recall that leaves somebody to warn or jars to hold back, in the colour of a fault', async () => {
    const store = storeAt(site.db, Date.now())
    for (const [lot, sent] of [
      [RECALLED_LOT, true],
      [RECALLED_LOT, false],
      ['SY-26-02', false],
    ] as const)
      await store.recordSale(sale({ lot, sent, quantity: 3, amount: 900, received: 900 }))
    await site.open()
    expect(await items()).toEqual([
      `${RECALLED_LOT} recalled warn 1, hold 3 jars`,
      'No backup none was ever made',
      '3 Jars to send in 1 order',
    ])
    const [recall] = (await region('To do')).getAllByRole('link')
    expect(recall?.getAttribute('href')).toBe(`#orders/${RECALLED_LOT}`)
    expect(recall?.querySelector('.text-fault')).toBeTruthy()
  })

  it('says which kinds the day has no more room for, and since when', async () => {
    const DAILY_LIMITS = { event: 2, order: 1, sign_up: 2, inquiry: 1, chat: 2, mail: 2 }
    site.set({ DAILY_LIMITS })
    const store = d1Store(site.db, Date.now(), DAILY_LIMITS)
    await store.recordReport('backup', { outcome: 'succeeded', detail: 'x' })
    for (const type of ['pricing_view', 'whatsapp_click']) await store.recordInteraction(interaction(type))
    await store.recordInquiry(inquiry())
    await store.recordInquiry(inquiry({ message: 'Is it fresh?' }))
    await site.open()
    const since = 'since \\d{1,2}:\\d{2} [ap]m, until 5:30 am'
    expect((await items()).slice(0, 2)).toEqual([
      expect.stringMatching(`^Visits not counted ${since}: 2 came today\\. Orders are stored$`),
      expect.stringMatching(`^Enquiries turned away ${since}: 1 came today\\. The form leads to WhatsApp$`),
    ])
  })

  it('leads from an expired licence to the editor', async () => {
    await storeAt(site.db, Date.now()).recordReport('backup', { outcome: 'succeeded', detail: 'x' })
    const launch = { missing: [], of: 15, isOpen: true, advice: [], canEdit: true }
    await site.open(launch, { documents: [{ name: 'Licence', endsOn: '2026-01-31' }] })
    expect(await items()).toEqual([expect.stringMatching(/^Licence expired on 31 Jan 2026\. /)])
    expect((await region('To do')).getByRole('link')).toHaveProperty('pathname', '/edit')
  })

  it('shows that there is nothing to do', async () => {
    await storeAt(site.db, Date.now() - HOUR_MS).recordReport('backup', { outcome: 'succeeded', detail: 'x' })
    await site.open()
    expect(await (await region('To do')).findByText('Nothing to do.')).toBeTruthy()
  })
})

describe('the demo', () => {
  it('shows sample data without signing in, with the badge Demo Mode', async () => {
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
})

describe('what became of the owner’s changes', () => {
  const report = (minutesAgo: number, outcome: Report['outcome'], detail: string) =>
    storeAt(site.db, Date.now() - minutesAgo * 60_000).recordReport('publication', { outcome, detail })
  const open = async () => {
    site.set({ EDIT_REPOSITORY: 'owner/site' })
    await openMore(await site.open())
    return textsOf(await (await region('Your changes')).findAllByRole('status'))
  }

  it('is not shown where the site is not edited on /edit', async () => {
    await report(1, 'succeeded', 'the change of 14:03')
    await openMore(await site.open())
    await eventually(() => expect(site.calls()).toContain('GET /api/owner/publications'))
    expect(screen.queryByRole('region', { name: 'Your changes' })).toBeNull()
  })

  it.each([
    ['succeeded', 'the change of 14:03', 'Live: the change of 14:03'],
    ['failed', 'Not published; the website is as it was.', 'Not published; the website is as it was.'],
    ['waiting', 'A programmer has to release: …', 'A programmer has to release: …'],
  ] as const)('says what %s, with a link to the editor', async (outcome, detail, sentence) => {
    await report(71 * 60, outcome, detail)
    expect(await open()).toEqual([sentence])
    const changes = await region('Your changes')
    expect(changes.getByRole('link')).toHaveProperty('pathname', '/edit')
    expect(changes.queryByText(/^Needs attention/)).toBeNull()
  })

  it('needs attention once the workflow, which runs daily, has not run for three days', async () => {
    await report(73 * 60, 'succeeded', 'the change of 14:03')
    await open()
    expect((await region('Your changes')).getByText(/^Needs attention: .* for 3 days/)).toBeTruthy()
  })
})
