import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DAY_MS, interactAt, orderAt } from '../owner-rows.ts'
import {
  dashboardTests,
  eventually,
  failure,
  numberOf,
  offline,
  openMore,
  region,
  textOf,
} from './dashboard.tsx'

const site = dashboardTests()

const FAILED_TITLE = 'Failed to load dashboard data'
const CHECK = 'Please check your setup of the hosted database backend and try again'
const LOGGED_MESSAGE = /The dashboard could not be loaded/
const guide = () => screen.queryByRole('heading', { level: 2, name: 'Setup Guide' })

async function expectFailedLoad() {
  await screen.findByText(FAILED_TITLE)
  expect(screen.getByText(CHECK)).toBeTruthy()
  // Its code is fetched when it is first shown.
  await screen.findByRole('heading', { level: 2, name: 'Setup Guide' })
  expect(site.takeConsole()).toMatch(LOGGED_MESSAGE)
}

describe('loading', () => {
  it('shows a spinner, at first and at each Refresh', async () => {
    await site.signIn()
    const release = site.hold(/stats\/interactions/)
    const user = site.show()
    expect(await screen.findByText('Loading dashboard data...')).toBeTruthy()
    release()
    await screen.findByText('Live Data')
    expect(screen.queryByText('Loading dashboard data...')).toBeNull()
    const releaseAgain = site.hold(/stats\/interactions/)
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('Loading dashboard data...')).toBeTruthy()
    releaseAgain()
    await eventually(() => expect(screen.queryByText('Loading dashboard data...')).toBeNull())
  })

  it('never shows the answer for an earlier range', async () => {
    await interactAt(site.db, Date.now() - 60 * DAY_MS)
    await interactAt(site.db, Date.now() - DAY_MS)
    const user = await site.open()
    const release = site.hold(/interactions\?days=90/)
    const range = screen.getByRole('combobox', { name: 'Time range' })
    await user.selectOptions(range, '90')
    await user.selectOptions(range, '7')
    await eventually(async () => expect(await numberOf('WhatsApp Clicks')).toBe('1'))
    release()
    await eventually(() => expect(site.calls().join()).toMatch(/interactions\?days=90/))
    await new Promise(setImmediate)
    expect(await numberOf('WhatsApp Clicks')).toBe('1')
    expect(textOf(screen.getByRole('option', { selected: true, name: /^Last/ }))).toBe('Last 7 days')
  })

  it('treats one failing call of the two as failed: log, toast and setup guide', async () => {
    await site.signIn()
    site.answer(/stats\/interactions/, failure(500, 'internal'))
    site.show()
    await expectFailedLoad()
  })

  it.each([
    ['is unreachable', offline],
    ['answers 503', failure(503, 'unavailable')],
  ])('recovers by Refresh when the API %s', async (_, respond) => {
    const user = await site.open()
    const recover = site.answer(/./, respond)
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await expectFailedLoad()
    recover()
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('No newsletter subscriptions yet')).toBeTruthy()
    expect(guide()).toBeNull()
  })

  it.each([
    ['refused as wrong', failure(400, 'invalid'), 'The site refused the request: x.'],
    ['refused as too many', failure(429, 'rate_limited'), 'Too many tries within a minute.'],
    ['not answered by an overloaded database', failure(503, 'unavailable'), 'The database could not answer'],
    ['not answered', offline, 'The site did not answer.'],
  ])('that is %s says so above the guide, in the place of the numbers alone', async (_, respond, words) => {
    const reference = await orderAt(site.db, Date.now() - DAY_MS)
    await site.signIn()
    const recover = site.answer(/stats\/(subscriptions|interactions)/, respond)
    const user = site.show()
    await expectFailedLoad()
    const numbers = await region('Numbers')
    expect(textOf(numbers.getByRole('alert'))).toContain(`The numbers could not be loaded. ${words}`)
    expect(numbers.getByRole('heading', { name: 'Setup Guide' })).toBeTruthy()
    expect(await screen.findByText('Connected')).toBeTruthy()
    expect(screen.queryByText(/tables are missing/)).toBeNull()
    expect(await screen.findByRole('region', { name: 'Enquiries' })).toBeTruthy()

    await user.type(await screen.findByRole('textbox', { name: /Paste one message/ }), reference)
    await user.click(await screen.findByRole('button', { name: `Mark sold ${reference}` }))
    await eventually(() => expect(site.rows('SELECT status FROM chat_orders')).toEqual([{ status: 'sold' }]))
    await user.click(screen.getByRole('link', { name: 'Orders' }))
    expect(await screen.findByText(/^No open orders\./)).toBeTruthy()
    await openMore(user)
    expect(await screen.findByRole('region', { name: 'Backups' })).toBeTruthy()
    expect(guide()).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Overview' }))
    recover()
    await user.click((await region('Numbers')).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No newsletter subscriptions yet')).toBeTruthy()
    expect(guide()).toBeNull()
    site.takeConsole()
  })

  it('says until when, and leaves the guide closed, where the database’s free day is used up', async () => {
    await site.signIn()
    const full = { success: false, code: 'unavailable', message: 'x', reason: 'full_day' }
    site.answer(/stats/, () => Response.json(full, { status: 503 }))
    site.show()
    const text = /^The database takes and gives nothing more until 5:30 am: its free day is used up\./
    // On the page, and in a toast.
    await eventually(() => expect(screen.getAllByText(text)).toHaveLength(2))
    expect([guide(), screen.queryByText(CHECK)]).toEqual([null, null])
    expect(site.takeConsole()).toMatch(LOGGED_MESSAGE)
  })

  it('without the guide, shows that there is no data and a button for the guide', async () => {
    await site.signIn()
    site.answer(/stats/, offline)
    const user = site.show()
    await expectFailedLoad()
    await user.click(screen.getByRole('button', { name: 'Setup Guide' }))
    expect(await screen.findByText('No data available.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'View Setup Guide' }))
    // The browser reports the new fragment of the address in a task of its own.
    expect(await screen.findByRole('heading', { level: 2, name: 'Setup Guide' })).toBeTruthy()
  })

  it('keeps what was typed while the numbers fail and another page is shown', async () => {
    const user = await site.open()
    const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Paste one message/ })
    await user.type(await box(), 'Do you post to Nashik?')
    const restore = site.answer(/stats/, offline)
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await expectFailedLoad()
    await user.click(screen.getByRole('link', { name: 'Orders' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'For the accountant' })).toBeTruthy()
    restore()
    await user.click(screen.getByRole('link', { name: 'Overview' }))
    expect((await box()).value).toBe('Do you post to Nashik?')
  })

  it('of missing tables leads to the guide, whose badges show it', async () => {
    await site.signIn()
    site.run('ALTER TABLE customer_interactions RENAME TO put_away')
    const user = site.show()
    await screen.findByText('Configuration needed')
    await screen.findByText(FAILED_TITLE)
    expect(screen.getByText('Credentials set')).toBeTruthy()
    expect(screen.getByText(/its tables are missing or out of date/)).toBeTruthy()
    expect(site.takeConsole()).toMatch(LOGGED_MESSAGE)
    site.run('ALTER TABLE put_away RENAME TO customer_interactions')
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('No newsletter subscriptions yet')).toBeTruthy()
  })

  it('without an owner key leads to the guide, which shows that it is missing', async () => {
    site.set({ OWNER_KEY: undefined })
    const user = site.show()
    expect(await screen.findByText('Credentials not set')).toBeTruthy()
    expect(screen.getByText('Connected')).toBeTruthy()
    expect(screen.queryByLabelText('Owner key')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Setup Guide' }))
    expect(screen.getByText('No data available.')).toBeTruthy()
  })
})

it('what there is to do, where it cannot be loaded, says so, and hides nothing below it', async () => {
  const recover = site.answer(/owner\/to-do/, failure(503, 'unavailable'))
  await orderAt(site.db, Date.now() - DAY_MS)
  const user = await site.open()
  expect(await (await region('To do')).findByText('This part could not be loaded.')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Orders' }))
  const page = within(await screen.findByRole('region', { name: 'Orders' }))
  await page.findByRole('button', { name: /^Mark sold/ })
  expect(page.queryByText('Loading...')).toBeNull()
  recover()
  await user.click(screen.getByRole('link', { name: 'Overview' }))
  await user.click((await region('To do')).getByRole('button', { name: 'Try again' }))
  expect(await (await region('To do')).findByText(/to mark/)).toBeTruthy()
})

describe('a panel', () => {
  it('that fails leaves the others alone, and Try again loads it', async () => {
    const recover = site.answer(/stats\/untracked/, failure(503, 'unavailable'))
    const user = await site.open()
    await openMore(user)
    const panel = await region('Left out of the numbers')
    expect(await panel.findByText('This part could not be loaded.')).toBeTruthy()
    expect(await (await region('Find a subscriber')).findByText('No subscribers in this range')).toBeTruthy()
    recover()
    await user.click(panel.getByRole('button', { name: 'Try again' }))
    expect(await panel.findByText('Bots')).toBeTruthy()
  })

  it.each(['stats/subscriptions', 'stats/orders', 'owner/inquiries', 'owner/to-do'])(
    'whose answer of %s has an unexpected shape leaves the others alone, and Try again recovers',
    async (name) => {
      const recover = site.answer(new RegExp(name), () => Response.json({ success: true }))
      const user = await site.open()
      const [failed] = await screen.findAllByText('This part could not be loaded.')
      expect(failed).toBeTruthy()
      expect(screen.getAllByRole('region').length).toBeGreaterThan(0)
      // React reports what the boundary contained.
      site.takeConsole()
      recover()
      await eventually(async () => {
        const [retry] = screen.queryAllByRole('button', { name: 'Try again' })
        if (retry) await user.click(retry)
        expect(screen.queryByText('This part could not be loaded.')).toBeNull()
      })
      expect(screen.getByRole('region', { name: 'Newsletter Subscribers' })).toBeTruthy()
      expect(await screen.findByRole('tablist')).toBeTruthy()
      site.takeConsole()
    },
  )
})
