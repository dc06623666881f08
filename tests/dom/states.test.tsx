import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DAY_MS, interactAt, orderAt } from '../owner-rows.ts'
import {
  dashboardTests,
  eventually,
  failure,
  numberOf,
  offline,
  openMore,
  part,
  textOf,
} from './dashboard.tsx'

const site = dashboardTests()

const FAILED_TITLE = 'Failed to load dashboard data'
const EMPTY = 'No newsletter subscriptions yet'
const NOT_LOADED = 'This part could not be loaded.'
const guide = () => screen.queryByRole('heading', { level: 2, name: 'Setup Guide' })
const click = async (role: 'button' | 'link', name: string) =>
  fireEvent.click(await screen.findByRole(role, { name }))
const messageBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Paste one message/ })

async function expectFailedLoad() {
  await screen.findByText(FAILED_TITLE)
  await screen.findByText('Please check your setup of the hosted database backend and try again')
  // Its code is fetched when it is first shown.
  await eventually(() => expect(guide()).toBeTruthy())
  expect(site.takeConsole()).toMatch(/The dashboard could not be loaded/)
}

describe('loading', () => {
  it('shows a spinner, at first and at each Refresh', async () => {
    await site.signIn()
    const release = site.hold(/stats\/interactions/)
    site.show()
    await screen.findByText('Loading dashboard data...')
    release()
    await screen.findByText('Live Data')
    expect(screen.queryByText('Loading dashboard data...')).toBeNull()
    const releaseAgain = site.hold(/stats\/interactions/)
    await click('button', 'Refresh')
    await screen.findByText('Loading dashboard data...')
    releaseAgain()
    await eventually(() => expect(screen.queryByText('Loading dashboard data...')).toBeNull())
  })

  it('never shows the answer for an earlier range', async () => {
    for (const days of [60, 1]) await interactAt(site.db, Date.now() - days * DAY_MS)
    const user = await site.open()
    const release = site.hold(/interactions\?days=90/)
    const range = screen.getByRole('combobox', { name: 'Time range' })
    for (const days of ['90', '7']) await user.selectOptions(range, days)
    await eventually(async () => expect(await numberOf('WhatsApp Clicks')).toBe('1'))
    release()
    await eventually(() => expect(site.calls().join()).toMatch(/interactions\?days=90/))
    await new Promise(setImmediate)
    expect(await numberOf('WhatsApp Clicks')).toBe('1')
    expect(textOf(screen.getByRole('option', { selected: true, name: /^Last/ }))).toBe('Last 7 days')
  })

  it('that fails in one of two calls shows a toast and the setup guide, and keeps what was typed', async () => {
    const reference = await orderAt(site.db, Date.now() - DAY_MS)
    const user = await site.open()
    const numbers = part('Numbers')
    await user.type(await messageBox(), reference)
    let recover = site.answer(/stats\/interactions/, offline)
    await click('button', 'Refresh')
    await expectFailedLoad()
    expect((await numbers.inside()).getByRole('heading', { name: 'Setup Guide' })).toBeTruthy()
    for (const [words, next] of [
      ['The site did not answer.', failure(400, 'invalid')],
      ['The site refused the request: x.', failure(429, 'rate_limited')],
      ['Too many tries within a minute.', failure(503, 'unavailable')],
      ['The database could not answer', offline],
    ] as const) {
      await eventually(async () =>
        expect(await numbers.alert()).toContain(`The numbers could not be loaded. ${words}`),
      )
      recover()
      recover = site.answer(/stats\/interactions/, next)
      await numbers.press('Try again')
    }
    expect(await screen.findByText('Connected')).toBeTruthy()
    expect(screen.queryByText(/tables are missing/)).toBeNull()
    await part('Enquiries').inside()

    await click('button', `Mark sold ${reference}`)
    await eventually(() => expect(site.rows('SELECT status FROM chat_orders')).toEqual([{ status: 'sold' }]))
    await click('link', 'Orders')
    await screen.findByText(/^No open orders\./)
    await openMore(user)
    await part('Backups').inside()
    expect(guide()).toBeNull()
    await click('link', 'Overview')
    expect((await messageBox()).value).toBe(reference)
    recover()
    await click('button', 'Refresh')
    await screen.findByText(EMPTY)
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
    expect([guide(), screen.queryByText(/^Please check your setup/)]).toEqual([null, null])
    site.takeConsole()
  })

  it('without the guide, shows that there is no data and a button for the guide', async () => {
    await site.signIn()
    site.answer(/stats/, offline)
    site.show()
    await expectFailedLoad()
    await click('button', 'Setup Guide')
    await screen.findByText('No data available.')
    await click('button', 'View Setup Guide')
    await eventually(() => expect(guide()).toBeTruthy())
  })

  it('without an owner key leads to the guide, which shows that it is missing', async () => {
    site.set({ OWNER_KEY: undefined })
    site.show()
    for (const text of ['Credentials not set', 'Connected']) await screen.findByText(text)
    expect(screen.queryByLabelText('Owner key')).toBeNull()
  })
})

describe('a panel', () => {
  it('that fails leaves the others and what is below it alone, and Try again loads it', async () => {
    const [recoverToDo, recoverLeftOut] = [/owner\/to-do/, /stats\/untracked/].map((call) =>
      site.answer(call, failure(503, 'unavailable')),
    )
    await orderAt(site.db, Date.now() - DAY_MS)
    const user = await site.open()
    const [toDo, leftOut] = [part('To do'), part('Left out of the numbers')]
    await toDo.says(NOT_LOADED)
    await click('link', 'Orders')
    await part('Orders').button(/^Mark sold/)
    expect((await part('Orders').inside()).queryByText('Loading...')).toBeNull()
    await openMore(user)
    await leftOut.says(NOT_LOADED)
    await part('Find a subscriber').says('No subscribers in this range')
    recoverLeftOut?.()
    await leftOut.press('Try again')
    await leftOut.says('Bots')
    await click('link', 'Overview')
    await toDo.says(NOT_LOADED)
    recoverToDo?.()
    await toDo.press('Try again')
    await toDo.says(/to mark/)
  })

  it('whose answer has an unexpected shape leaves the others alone, and Try again loads it', async () => {
    const recover = site.answer(/owner\/to-do/, () => Response.json({ success: true }))
    await site.open()
    await screen.findByText(NOT_LOADED)
    expect(await screen.findByRole('tablist')).toBeTruthy()
    recover()
    await click('button', 'Try again')
    expect(await part('To do').items()).toEqual([expect.stringMatching(/^No backup/)])
    // React reports what the boundary contained.
    expect(site.takeConsole()).toContain('<ToDo>')
  })
})
