import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { HOUR_MS, subscribeAt } from '../owner-rows.ts'
import { dashboardTests, failure, OWNER_KEY, offline, textOf } from './dashboard.tsx'

const site = dashboardTests()
const SUBSCRIBER = 'kept-safe@example.org'
beforeEach(() => subscribeAt(site.db, Date.now() - HOUR_MS, SUBSCRIBER))

const keyField = () => screen.findByLabelText<HTMLInputElement>('Owner key')
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const expectEmptied = async () => {
  expect(await keyField()).toBeTruthy()
  expect(document.body.innerHTML).not.toContain(SUBSCRIBER)
}

async function submit(key: string) {
  fireEvent.input(await keyField(), { target: { value: key } })
  await click('Sign in')
}

it('shows a form and neither numbers nor addresses while locked, loads none, and shows and hides the key', async () => {
  site.show()
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
  expect(screen.queryByRole('tablist')).toBeNull()
  await expectEmptied()
  expect(site.calls()).toEqual(['GET /api/status'])
  const key = await keyField()
  fireEvent.input(key, { target: { value: 'what-I-typed' } })
  expect(key.type).toBe('password')
  await click('Show key')
  expect([key.type, key.value]).toEqual(['text', 'what-I-typed'])
  await click('Hide key')
  expect(key.type).toBe('password')
})

it('signs in with the key, sends it once, and moves the focus to the heading', async () => {
  const release = site.hold(/owner\/session/)
  site.show()
  await submit(` ${OWNER_KEY} `)
  expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-busy')).toBe('true')
  await click('Sign in')
  release()
  expect(await screen.findByText(SUBSCRIBER)).toBeTruthy()
  expect(site.calls().filter((call) => call.includes('owner/session'))).toHaveLength(1)
  expect(screen.queryByLabelText('Owner key')).toBeNull()
  expect(document.activeElement).toBe(document.querySelector('h1'))
})

it('reports a missing and a wrong key at the field, and keeps what was typed', async () => {
  site.show()
  await submit('')
  await screen.findByText('Please type the owner key.')
  await submit('surely-not-the-owner-key')
  await screen.findByText(/^That is not the owner key\./)
  const key = await keyField()
  expect(key.getAttribute('aria-invalid')).toBe('true')
  expect(key.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id)
  expect(key.value).toBe('surely-not-the-owner-key')
})

it('says what has failed, and signs in once it works again', async () => {
  const ofThePortal = () => new Response('<!doctype html><p>Welcome')
  const noAnswer = 'The site did not answer. Please check your connection and try again.'
  site.show()
  await keyField()
  for (const [call, respond, message] of [
    [/owner\/session/, offline, noAnswer],
    [/owner\/session/, failure(503, 'unavailable'), 'x'],
    // The sign-in page of a public network takes its place.
    [/owner\/session/, ofThePortal, noAnswer],
    // The browser keeps no cookie.
    [/POST .*owner\/session/, () => Response.json({ success: true }), /^The key is right, but this browser/],
    [/GET .*status/, failure(503, 'unavailable'), 'x'],
  ] as const) {
    const recover = site.answer(call, respond)
    await submit(OWNER_KEY)
    await screen.findByText(message)
    recover()
  }
  await submit(OWNER_KEY)
  expect(await screen.findByText(SUBSCRIBER)).toBeTruthy()
})

it('removes the numbers on signing out, and leaves them where that fails', async () => {
  await site.open()
  await screen.findByText(SUBSCRIBER)
  const recover = site.answer(/DELETE .*owner\/session/, offline)
  await click('Sign out')
  await screen.findByText('You are still signed in')
  expect(screen.getByText(SUBSCRIBER)).toBeTruthy()
  recover()
  await click('Sign out')
  await expectEmptied()
  expect(textOf(screen.getByRole('alert'))).toBe('')
})

/** What a browser makes of a redirect that is not followed. */
const makeRedirect = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })

it('asks to sign in again, and not for the key, where a lock before the site redirects an action', async () => {
  await site.open()
  site.answer(/DELETE .*owner\/session/, makeRedirect)
  await click('Sign out')
  expect(await screen.findByRole('link', { name: 'Sign in again' })).toBeTruthy()
  expect(screen.queryByLabelText('Owner key')).toBeNull()
  expect(document.querySelector('[data-sonner-toast]')).toBeNull()
})

it('asks to sign in again where a lock before the site redirects the key', async () => {
  site.show()
  site.answer(/owner\/session/, makeRedirect)
  await submit(OWNER_KEY)
  expect(await screen.findByRole('link', { name: 'Sign in again' })).toBeTruthy()
})
