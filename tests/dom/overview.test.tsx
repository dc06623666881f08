import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import type { Run } from '#worker/runs/contract.ts'
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
import { inquiry } from '../worker/inputs.ts'
import { dashboardTests, eventually, failure, numberOf, region, textOf, textsOf } from './dashboard.tsx'

const site = dashboardTests()

const latest = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem')
const rowsOf = async (table: string) =>
  textsOf(within(await screen.findByRole('table', { name: table })).getAllByRole('row'))

describe('on its way to open, the shop', () => {
  const state = { done: 12, of: 15, advice: ['9 pictures that are computer-made'], unused: [], canEdit: true }
  const link = () => screen.queryByRole('link', { name: 'Fill in the rest' })

  it('says how many of its musts are there, with a link to their form', async () => {
    await site.open(state)
    expect(screen.getByRole('heading', { name: 'Open the shop: 12 of 15' })).toBeTruthy()
    expect(link()).toHaveProperty('pathname', '/edit')
    expect(screen.queryByText(/^Worth doing/)).toBeNull()
  })

  it('has no link where there is no editor, and names the command', async () => {
    await site.open({ ...state, canEdit: false })
    expect(screen.getByText(/npm run check:launch/)).toBeTruthy()
    expect(link()).toBeNull()
  })

  it('has one line of advice once it can open', async () => {
    await site.open({ ...state, done: 15 })
    expect(screen.getByText('Worth doing: 9 pictures that are computer-made.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: /^Open the shop/ })).toBeNull()
  })
})

describe('numbers', () => {
  it('are of the last 7, 30 or 90 days, 30 by default, and change with the range', async () => {
    for (const days of [60, 20, 1]) await interactAt(site.db, Date.now() - days * DAY_MS)
    const user = await site.open()
    const range = screen.getByRole('combobox', { name: 'Time range' })
    expect(textsOf(within(range).getAllByRole('option'))).toEqual([
      'Last 7 days',
      'Last 30 days',
      'Last 90 days',
    ])
    expect(textOf(within(range).getByRole('option', { selected: true }))).toBe('Last 30 days')
    expect(await numberOf('WhatsApp Clicks')).toBe('2')
    for (const [days, count] of [
      ['7', '1'],
      ['90', '3'],
    ] as const) {
      await user.selectOptions(range, days)
      await eventually(async () => expect(await numberOf('WhatsApp Clicks')).toBe(count))
      expect(textOf(screen.getByRole('region', { name: 'WhatsApp Clicks' }))).toContain(
        `in the ${days} days before`,
      )
    }
  })

  it('are loaded again by Refresh, and say of when they are', async () => {
    const user = await site.open()
    expect(await numberOf('WhatsApp Clicks')).toBe('0')
    expect(screen.getByText(/^As of \d/)).toBeTruthy()
    await interactAt(site.db, Date.now())
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await eventually(async () => expect(await numberOf('WhatsApp Clicks')).toBe('1'))
  })

  it('are on four cards: subscribers, WhatsApp clicks, pricing views and all interactions', async () => {
    const then = Date.now() - 2 * DAY_MS
    await subscribeAt(site.db, then, 'one@example.org')
    await subscribeAt(site.db, then, 'two@example.org')
    for (const type of ['whatsapp_click', 'whatsapp_click', 'whatsapp_click', 'pricing_view', 'video_play']) {
      await interactAt(site.db, then, { type })
    }
    await site.open()
    expect(await numberOf('Newsletter Subscribers')).toBe('2')
    expect(await numberOf('WhatsApp Clicks')).toBe('3')
    expect(await numberOf('Pricing Views')).toBe('1')
    expect(await numberOf('Total Interactions')).toBe('5')
  })

  it('have the previous period beside them', async () => {
    for (let index = 0; index < 5; index += 1) await interactAt(site.db, Date.now() - 40 * DAY_MS)
    for (let index = 0; index < 2; index += 1) await interactAt(site.db, Date.now() - DAY_MS)
    await site.open()
    const clicks = textOf(await screen.findByRole('region', { name: 'WhatsApp Clicks' }))
    expect(clicks).toContain('3 fewer')
    expect(clicks).toContain('5 in the 30 days before')
    expect(textOf(screen.getByRole('region', { name: 'Total Interactions' }))).toContain('7 in total')
    expect(textOf(screen.getByRole('region', { name: 'Pricing Views' }))).toContain('no change')
  })

  it('say how many clicks and views they lack, once the database was full for a day', async () => {
    const note = /^About 1,200 clicks and views came after the database was full/
    await site.open()
    await (await region('Day by day')).findByRole('combobox')
    expect(screen.queryByText(note)).toBeNull()
    cleanup()
    await storeAt(site.db, Date.now() - DAY_MS).countUntracked('daily_limit', 1200)
    await site.open()
    expect(await (await region('Day by day')).findByText(note)).toBeTruthy()
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
    expect(cellsOf(0)).toEqual(['₹0', '0', '0', '1', '0', '0', '0', '1'])
    expect(cellsOf(2)).toEqual(['₹0', '0', '0', '3', '0', '0', '0', '3'])
  })
})

describe('the latest entries', () => {
  it('are at first the 10 newest subscribers, with address, source page and date', async () => {
    const newest = Date.now() - HOUR_MS
    for (let index = 11; index >= 0; index -= 1) {
      await subscribeAt(site.db, newest - index * DAY_MS, `reader-${index}@example.org`, `page-${index}`)
    }
    await site.open()
    expect(textOf(screen.getByRole('tab', { selected: true }))).toBe('Newsletter Subscribers')
    await eventually(() => expect(latest()).toHaveLength(10))
    expect(textOf(latest()[0])).toContain('reader-0@example.org')
    expect(textOf(latest()[0])).toContain('page-0')
    expect(latest()[0]?.querySelector('time')?.textContent).toMatch(inIndia(newest))
    expect(textOf(latest()[9])).toContain('reader-9@example.org')
  })

  it('are on the second tab the 15 newest interactions, in their exact form', async () => {
    const newest = Date.now() - HOUR_MS
    const long = 'x'.repeat(150)
    for (let index = 16; index > 0; index -= 1) {
      await interactAt(site.db, newest - index * HOUR_MS, { type: 'pricing_view' })
    }
    await interactAt(site.db, newest, { session: SESSION, data: { placement: long } })
    const user = await site.open()
    await user.click(screen.getByRole('tab', { name: 'Customer Interactions' }))
    expect(latest()).toHaveLength(15)
    const first = within(latest()[0] as HTMLElement)
    expect(first.getByText('WHATSAPP CLICK')).toBeTruthy()
    expect(first.getByText(SESSION.slice(-8))).toBeTruthy()
    expect(first.getByText(JSON.stringify({ placement: long }).slice(0, 100))).toBeTruthy()
    expect(first.getByText(inIndia(newest))).toBeTruthy()
    expect(within(latest()[1] as HTMLElement).getByText('PRICING VIEW')).toBeTruthy()
  })

  it('have a default icon where the type of interaction is unknown', async () => {
    const types = ['whatsapp_click', 'pricing_view', 'newsletter_subscription', 'video_play', 'a_b_c']
    for (const type of types) await interactAt(site.db, Date.now() - HOUR_MS, { type })
    const user = await site.open()
    await user.click(screen.getByRole('tab', { name: 'Customer Interactions' }))
    const iconOf = (label: string) =>
      latest()
        .find((entry) => textOf(entry).includes(label))
        ?.querySelector('svg')?.innerHTML
    const drawings = ['WHATSAPP CLICK', 'PRICING VIEW', 'NEWSLETTER SUBSCRIPTION', 'VIDEO PLAY', 'A B C'].map(
      iconOf,
    )
    expect(new Set(drawings).size).toBe(4)
    expect(drawings[3]).toBe(drawings[4])
  })

  it('say so where there are none', async () => {
    const user = await site.open()
    expect(await screen.findByText('No newsletter subscriptions yet')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Customer Interactions' }))
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
    expect(await within(screen.getByRole('tabpanel')).findByText(hostile)).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
  })
})

describe('where it comes from', () => {
  it('counts clicks by placement, page and source, with the previous period', async () => {
    const click = (time: number, placement: string, data: Record<string, string>, path: string) =>
      interactAt(site.db, time, { page: `https://a.example${path}`, data: { placement, ...data } })
    await click(Date.now() - 40 * DAY_MS, 'hero', { utm_source: 'instagram' }, '/')
    const now = Date.now() - HOUR_MS
    await click(now, 'hero', { utm_source: 'instagram' }, '/')
    await click(now, 'hero', { referrer: 'www.google.com' }, '/blog')
    await click(now, 'faq', {}, '/')
    await site.open()
    expect(await rowsOf('By the place on the page')).toEqual([expect.anything(), 'hero21', 'faq10'])
    expect(await rowsOf('By page')).toEqual([expect.anything(), '/21', '/blog10'])
    const sources = (await rowsOf('By where the visitor came from')).join()
    for (const source of ['instagram', 'www.google.com', 'direct']) expect(sources).toContain(source)
  })

  it('names the language of a subscriber, an order and an inquiry, unless it is English', async () => {
    const time = Date.now() - HOUR_MS
    await subscribeAt(site.db, time, 'asha@example.org', 'footer', 'mr')
    await subscribeAt(site.db, time - 1, 'rohan@example.org')
    const reference = await orderAt(site.db, time, { page: '/mr' })
    const other = await orderAt(site.db, time - 1, { page: '/mrs' })
    for (const path of ['', 'hi/batch/SY-26-02'])
      await storeAt(site.db, time).recordInquiry(inquiry({ page_url: `https://a.example/${path}` }))
    await site.open()
    const entries = async (name: string, role = 'listitem') =>
      textsOf(await (await region(name)).findAllByRole(role)).sort()
    const orders = await entries('Open orders')
    expect(orders.find((text) => text.includes(reference))).toContain('shop-order, मराठी')
    expect(orders.find((text) => text.includes(other))).not.toContain('मराठी')
    const inquiries = await entries('Enquiries')
    expect(inquiries.join()).toMatch(/on \/hi\/batch\/SY-26-02, हिन्दी/)
    expect(inquiries.filter((text) => text.includes('हिन्दी'))).toHaveLength(1)
    const tab = await screen.findByRole('tabpanel', { name: 'Newsletter Subscribers' })
    expect(textsOf(within(tab).getAllByRole('listitem'))).toEqual([
      expect.stringContaining('footer, मराठी'),
      expect.not.stringContaining('मराठी'),
    ])
  })

  it('counts and lists inquiries', async () => {
    await storeAt(site.db, Date.now() - HOUR_MS).recordInquiry({
      inquiry_type: 'bulk_order',
      name: 'Sunita Rao',
      email: 'sunita@example.org',
      phone: '+91 98220 00000',
      message: 'Do you send to Nagpur?',
      user_session: SESSION,
      page_url: null,
      visit_source: null,
    })
    await storeAt(site.db, Date.now() - HOUR_MS + 1).recordInquiry({
      ...{ inquiry_type: 'whatsapp', name: null, email: null, phone: null, message: null },
      user_session: SESSION,
      page_url: 'https://a.example/blog/a?x=1',
      visit_source: { utm_source: 'instagram' },
    })
    await site.open()
    const inquiries = await region('Enquiries')
    const [chat, order] = textsOf(await inquiries.findAllByRole('listitem'))
    expect(inquiries.getByText('2 more')).toBeTruthy()
    expect(chat).toContain('Chat opened')
    expect(chat).toContain('on /blog/a, from instagram')
    expect(order).toContain('BULK ORDER')
    expect(order).toContain('Sunita Rao · sunita@example.org · +91 98220 00000')
    expect(order).toContain('Do you send to Nagpur?')
  })

  describe('an inquiry', () => {
    const sunita = {
      ...{ inquiry_type: 'bulk_order', name: 'Sunita Rao', email: null, phone: null, message: 'Call me' },
      ...{ user_session: SESSION, page_url: null, visit_source: null },
    }
    const button = (name: string) => screen.findByRole('button', { name })
    const stored = () => site.rows('SELECT name FROM contact_inquiries')
    beforeEach(async () => {
      await storeAt(site.db, Date.now() - HOUR_MS).recordInquiry(sunita)
    })

    it('is deleted once its owner has confirmed it', async () => {
      const user = await site.open()
      const remove = await button('Delete the enquiry of Sunita Rao')
      await user.dblClick(remove)
      expect(stored()).toHaveLength(1)
      await user.click(remove)
      expect(textOf(remove)).toBe('Keep the enquiry of Sunita Rao')
      await user.click(await button('Delete for good the enquiry of Sunita Rao'))
      expect(await screen.findByText('No enquiries in this range yet')).toBeTruthy()
      expect(document.activeElement?.tagName).toBe('UL')
      expect(stored()).toEqual([])
      expect(await screen.findByText('Deleted')).toBeTruthy()
    })

    it('stays, with an error, where its deletion fails', async () => {
      const user = await site.open()
      site.answer(/^DELETE .*inquiries/, failure(503, 'unavailable'))
      await user.click(await button('Delete the enquiry of Sunita Rao'))
      await user.click(await button('Delete for good the enquiry of Sunita Rao'))
      expect(await screen.findByText('Not deleted')).toBeTruthy()
      expect(await button('Keep the enquiry of Sunita Rao')).toBeTruthy()
    })
  })
})

describe('the demo', () => {
  it('shows sample data without signing in, with the badge Demo Mode', async () => {
    site.set({ DB: undefined })
    const user = site.show()
    expect(await screen.findByText('Demo Mode')).toBeTruthy()
    expect(screen.queryByText('Live Data')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
    await eventually(() => expect(latest()).toHaveLength(5))
    await user.click(screen.getByRole('tab', { name: 'Customer Interactions' }))
    expect(latest()).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: 'Setup Guide' }))
    expect(await screen.findByText('Configuration needed')).toBeTruthy()
    expect(screen.getByText(/^No database is bound/)).toBeTruthy()
  })
})

describe('what became of the owner’s changes', () => {
  const report = (minutesAgo: number, outcome: Run['outcome'], detail: string) =>
    storeAt(site.db, Date.now() - minutesAgo * 60_000).recordRun('publication', { outcome, detail })
  const open = async () => {
    site.set({ EDIT_REPOSITORY: 'owner/site' })
    await site.open()
    return textsOf(await (await region('Your changes')).findAllByRole('status'))
  }

  it('is not shown where the site is not edited on /edit', async () => {
    await report(1, 'succeeded', 'the change of 14:03')
    await site.open()
    await eventually(() => expect(site.calls()).toContain('GET /api/owner/publications'))
    expect(screen.queryByRole('region', { name: 'Your changes' })).toBeNull()
  })

  it.each([
    ['succeeded', 'the change of 14:03', 'Live: the change of 14:03'],
    ['failed', 'Not published; the website is as it was.', 'Not published; the website is as it was.'],
    ['waiting', 'A programmer has to release: …', 'A programmer has to release: …'],
  ] as const)('says what %s, with a link to the editor', async (outcome, detail, sentence) => {
    await report(5, outcome, detail)
    expect(await open()).toEqual([sentence])
    expect((await region('Your changes')).getByRole('link')).toHaveProperty('pathname', '/edit')
  })

  it.each([
    [71, false],
    [73, true],
  ])(
    'needs attention %i hours after the last run of the workflow, which is daily: %j',
    async (hours, isLate) => {
      await report(hours * 60, 'succeeded', 'the change of 14:03')
      expect(await open()).toEqual(['Live: the change of 14:03'])
      const attention = (await region('Your changes')).queryByText(/^Needs attention: .* for 3 days/)
      expect(attention !== null).toBe(isLate)
    },
  )
})
