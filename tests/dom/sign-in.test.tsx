import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { HOUR_MS, subscribeAt } from '../owner-rows.ts'
import { dashboardTests, failure, OWNER_KEY, offline, textOf } from './dashboard.tsx'

const site = dashboardTests()
const SUBSCRIBER = 'kept-safe@example.org'

beforeEach(() => subscribeAt(site.db, Date.now() - HOUR_MS, SUBSCRIBER))

const keyField = () => screen.findByLabelText<HTMLInputElement>('Owner key')
const alert = () => textOf(screen.getByRole('alert'))

async function submit(user: ReturnType<typeof site.show>, key: string) {
  const field = await keyField()
  await user.clear(field)
  if (key) await user.type(field, key)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

it('shows a form and neither numbers nor addresses while locked, and loads none', async () => {
  site.show()
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(document.body.innerHTML).not.toContain(SUBSCRIBER)
  expect(site.calls()).toEqual(['GET /api/status'])
})

it('shows and hides the key', async () => {
  const user = site.show()
  const key = await keyField()
  await user.type(key, 'what-I-typed')
  expect(key.type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show key' }))
  expect(key.type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide key' }))
  expect(key.type).toBe('password')
  expect(key.value).toBe('what-I-typed')
})

it('signs in with the key, and moves the focus to the heading', async () => {
  const user = site.show()
  await submit(user, ` ${OWNER_KEY} `)
  expect(await screen.findByText(SUBSCRIBER)).toBeTruthy()
  expect(screen.queryByLabelText('Owner key')).toBeNull()
  expect(document.activeElement).toBe(document.querySelector('h1'))
})

it('reports a missing and a wrong key at the field, and keeps what was typed', async () => {
  const user = site.show()
  await submit(user, '')
  await screen.findByText('Please type the owner key.')
  await submit(user, 'surely-not-the-owner-key')
  await screen.findByText(/^That is not the owner key\./)
  const key = await keyField()
  expect(key.getAttribute('aria-invalid')).toBe('true')
  expect(key.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id)
  expect(key.value).toBe('surely-not-the-owner-key')
})

it.each([
  ['is unreachable', offline, 'The site did not answer. Please check your connection and try again.'],
  [
    'is replaced by the sign-in page of a public network',
    () => new Response('<!doctype html><p>Welcome'),
    'The site did not answer. Please check your connection and try again.',
  ],
  ['answers 503', failure(503, 'unavailable'), 'x'],
])('reports when the API %s, and signs in once it answers', async (_, respond, message) => {
  const recover = site.answer(/owner\/session/, respond)
  const user = site.show()
  await submit(user, OWNER_KEY)
  await screen.findByText(message)
  recover()
  await submit(user, OWNER_KEY)
  expect(await screen.findByText(SUBSCRIBER)).toBeTruthy()
})

it('links to the setup guide where the tables were never made', async () => {
  for (const { name } of site.rows(`SELECT name FROM sqlite_schema WHERE type = 'table'`))
    site.run(`DROP TABLE ${name}`)
  const user = site.show()
  await submit(user, OWNER_KEY)
  expect(await screen.findByText(/^A database is bound, but its tables are missing/)).toBeTruthy()
  expect(screen.queryByLabelText('Owner key')).toBeNull()
  await screen.findByText('Failed to load dashboard data')
  expect(site.takeConsole()).toMatch(/"kind":"not migrated: run npm run db:migrate/)
})

it('states that the service is not available, not that the connection is at fault, where the database fails', async () => {
  const user = site.show()
  await keyField()
  site.answer(/GET .*status/, failure(503, 'unavailable'))
  await submit(user, OWNER_KEY)
  await screen.findByText('x')
})

it('names the missing cookies where the browser keeps none', async () => {
  const user = site.show()
  site.answer(/POST .*owner\/session/, () => Response.json({ success: true }))
  await submit(user, OWNER_KEY)
  await screen.findByText(/^The key is right, but this browser did not keep the cookie/)
})

it('sends a slow sign-in once', async () => {
  const release = site.hold(/owner\/session/)
  const user = site.show()
  await submit(user, OWNER_KEY)
  expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-busy')).toBe('true')
  await user.type(await keyField(), '{Enter}')
  release()
  await screen.findByText(SUBSCRIBER)
  expect(site.calls().filter((call) => call.includes('owner/session'))).toHaveLength(1)
})

it('removes the numbers on signing out, and leaves them where that fails', async () => {
  const user = await site.open()
  await screen.findByText(SUBSCRIBER)
  const recover = site.answer(/DELETE .*owner\/session/, offline)
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByText('You are still signed in')
  expect(screen.getByText(SUBSCRIBER)).toBeTruthy()
  recover()
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await keyField()
  expect(document.body.innerHTML).not.toContain(SUBSCRIBER)
  expect(alert()).toBe('')
})

/** What a browser makes of a redirect that is not followed. */
const makeRedirect = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })

it.each([
  ['loading', /stats/, 'Refresh'],
  ['an action', /DELETE .*owner\/session/, 'Sign out'],
])(
  'asks to sign in again, and not for the key, where a lock before the site redirects %s',
  async (_, call, button) => {
    const user = await site.open()
    site.answer(call, makeRedirect)
    await user.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByRole('link', { name: 'Sign in again' })).toBeTruthy()
    expect(screen.queryByLabelText('Owner key')).toBeNull()
    expect(document.querySelector('[data-sonner-toast]')).toBeNull()
  },
)

it('asks to sign in again where a lock before the site redirects the key', async () => {
  const user = site.show()
  site.answer(/owner\/session/, makeRedirect)
  await submit(user, OWNER_KEY)
  expect(await screen.findByRole('link', { name: 'Sign in again' })).toBeTruthy()
})

it('is emptied by signing out in another tab, and not by a session that ends there', async () => {
  await site.open()
  await screen.findByText(SUBSCRIBER)
  const happensInAnotherTab = () => act(() => window.dispatchEvent(new StorageEvent('storage')))
  localStorage.removeItem('owner_signed_in')
  happensInAnotherTab()
  expect(screen.getByText(SUBSCRIBER)).toBeTruthy()
  localStorage.setItem('owner_signed_out', '1')
  happensInAnotherTab()
  expect(await keyField()).toBeTruthy()
  expect(document.body.innerHTML).not.toContain(SUBSCRIBER)
})

it('shows the sign-in form when the session ends, and the dashboard as it was after signing in', async () => {
  const user = await site.open()
  await screen.findByText(SUBSCRIBER)
  site.endSession()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText(/^The sign-in has ended/)).toBeTruthy()
  expect(screen.queryByRole('tablist')).toBeNull()
  await submit(user, OWNER_KEY)
  expect(await screen.findByRole('tablist')).toBeTruthy()
  expect(screen.getByText(SUBSCRIBER)).toBeTruthy()
})
