/// <reference path="../../worker/env.d.ts" />
import { DatabaseSync } from 'node:sqlite'
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import Dashboard from '#web/admin/dashboard.island.tsx'
import { type Shop, shopOf } from '#web/admin/shop.ts'
import { loadToaster } from '#web/browser/toast.ts'
import { billsOf } from '#web/shop/bills.ts'
import type { LaunchState } from '#web/ui/page.ts'
import worker from '#worker/index.ts'
import { content } from '../content.ts'
import { fileD1 } from '../worker/file-d1.ts'
import { migrationStatements } from '../worker/migration-statements.ts'
import { eventually } from './eventually.ts'

export { eventually }

const TRANSLATIONS: Shop['translations'] = [
  { language: 'mr', outdated: ['Questions', 'Delivery'], untranslated: ['Marathi: Shop'] },
  { language: 'hi', outdated: undefined, untranslated: undefined },
]

/** The shop of the content, in English. */
const shop = shopOf(content, [{ content, isPublished: true, noticeVersion: '' }], undefined, billsOf(content))

export const OWNER_KEY = 'owner-key-of-the-dashboard-tests'

/** What the runtime gives a request that no Access has let through. */
const executionContext = {
  waitUntil() {},
  passThroughOnException() {},
  props: {},
} as unknown as ExecutionContext

/** After the last mark the dashboard waits so long, and then loads the sums of sales again. */
const MINUTE_MS = 60_000

type Respond = () => Response | Promise<Response>

/**
 * The dashboard in a DOM, with the Worker and a database of its own in the same process, for each test of a file. An
 * error or a warning in the console fails the test, unless it is taken with `takeConsole`.
 */
export function dashboardTests() {
  let database: DatabaseSync
  let env: Env
  let cookie = ''
  let faults: { call: RegExp; respond: Respond }[] = []
  let calls: string[] = []
  let logged: string[] = []
  let afterAMinute: (() => void) | undefined

  async function send(input: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input, location.origin)
    const call = `${init.method ?? 'GET'} ${url.pathname}${url.search}`
    calls.push(call)
    const fault = faults.find((candidate) => candidate.call.test(call))
    if (fault) return fault.respond()
    const headers = new Headers(init.headers)
    headers.set('Cookie', cookie)
    const { signal: _, ...request } = init
    const response = await worker.fetch(new Request(url, { ...request, headers }), env, executionContext)
    const set = response.headers.get('Set-Cookie')
    if (set) cookie = set.split(';')[0] ?? ''
    return response
  }

  beforeEach(() => {
    database = new DatabaseSync(':memory:')
    database.exec(migrationStatements().join(';\n'))
    env = { DB: fileD1(database), OWNER_KEY }
    cookie = ''
    faults = []
    calls = []
    logged = []
    afterAMinute = undefined
    localStorage.clear()
    sessionStorage.clear()
    location.hash = ''
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => send(String(input), init))
    const { setTimeout } = globalThis
    vi.stubGlobal('setTimeout', (act: () => void, delay?: number, ...values: unknown[]) => {
      if (delay === MINUTE_MS) afterAMinute = act
      return setTimeout(act, delay, ...values)
    })
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...parts) => {
        // happy-dom does not know the element `search`.
        if (!String(parts[0]).startsWith('The tag <%s> is unrecognized')) logged.push(parts.join(' '))
      })
    }
  })
  afterEach(async () => {
    cleanup()
    // A toast whose code was still loading, or that waits for its task, would show in the next test.
    await loadToaster()
    await new Promise((resolve) => setTimeout(resolve))
    toast.dismiss()
    await eventually(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
    expect(logged).toEqual([])
  })

  const site = {
    get db(): D1Database {
      if (!env.DB) throw new Error('The demo has no database')
      return env.DB
    },
    /** Rows of a query. */
    rows: (sql: string) => database.prepare(sql).all(),
    /** Runs a statement, such as one that breaks a table. */
    run: (sql: string) => database.exec(sql),
    /** Sets bindings of the Worker; `DB: undefined` makes it the demo. */
    set: (bindings: { [Name in keyof Env]?: Env[Name] | undefined }) => Object.assign(env, bindings),
    /** Every call so far, such as `GET /api/status`. */
    calls: () => calls,
    /** The lines of the console so far, which then fail no test. */
    takeConsole: () => logged.splice(0).join('\n'),
    /** Answers calls that match in the Worker's place, until the returned function is called. */
    answer(call: RegExp, respond: Respond) {
      const fault = { call, respond }
      faults.unshift(fault)
      return () => {
        faults = faults.filter((other) => other !== fault)
      }
    },
    /** Lets the Worker answer calls that match, and loses the answers, until the returned function is called. */
    loseAnswers(call: RegExp) {
      const reach = globalThis.fetch
      vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
        const response = await reach(input, init)
        return call.test(`${init?.method ?? 'GET'} ${input}`) ? offline() : response
      })
      return () => vi.stubGlobal('fetch', reach)
    },
    /** Delays calls that match, or what the Worker has answered to them, until the returned function is called. */
    hold(call: RegExp, held: 'calls' | 'answers' = 'calls') {
      const gate = Promise.withResolvers<void>()
      const reach = globalThis.fetch
      vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
        const isHeld = call.test(`${init?.method ?? 'GET'} ${input}`)
        if (isHeld && held === 'calls') await gate.promise
        const response = await reach(input, init)
        if (isHeld) await gate.promise
        return response
      })
      return gate.resolve
    },
    async signIn() {
      await send('/api/owner/session', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ key: OWNER_KEY }),
      })
      calls = []
    },
    /** Does what is to be done after a minute without a further mark. */
    passAMinute() {
      afterAMinute?.()
      afterAMinute = undefined
    },
    endSession: () => {
      cookie = ''
    },
    /** Shows the admin view. */
    show(launch?: LaunchState, changed: Partial<Shop> = {}) {
      const heading = document.querySelector('h1') ?? document.createElement('h1')
      heading.tabIndex = -1
      document.body.insertBefore(heading, document.body.firstChild)
      render(<Dashboard shop={{ ...shop, translations: TRANSLATIONS, launch, ...changed }} />)
      return userEvent.setup()
    },
    /** Shows the dashboard, signed in and loaded. */
    async open(launch?: LaunchState, changed?: Partial<Shop>) {
      await site.signIn()
      const user = site.show(launch, changed)
      await screen.findByText('Live Data')
      return user
    },
  }
  return site
}

/** A failure as the Worker would answer it. */
export function failure(status: number, code: string): Respond {
  return () => Response.json({ success: false, code, message: 'x' }, { status })
}

/** No answer, as in a browser without network. */
export const offline: Respond = () => Promise.reject(new TypeError('Failed to fetch'))

/** A card or a panel of the dashboard, by its heading. */
export const region = async (name: string) => within(await screen.findByRole('region', { name }))

/** A part of the dashboard, by its heading: what it says, and what is done in it. */
export const part = (name: string) => ({
  inside: () => region(name),
  items: async () => textsOf(await (await region(name)).findAllByRole('listitem')),
  alert: async () => textOf(await (await region(name)).findByRole('alert')),
  status: async () => textOf(await (await region(name)).findByRole('status')),
  /** Waits until it has a text. */
  says: async (text: string | RegExp) => (await region(name)).findByText(text),
  button: async (label: string | RegExp) => (await region(name)).findByRole('button', { name: label }),
  press: async (label: string | RegExp) =>
    userEvent.click(await (await region(name)).findByRole('button', { name: label })),
  choose: async (choice: string) =>
    userEvent.click(await (await region(name)).findByRole('radio', { name: choice })),
  field: async (label: string) =>
    (await region(name)).findByLabelText<HTMLInputElement>(label, { selector: 'input' }),
  fill: async (label: string, value: string) =>
    fireEvent.change(await (await region(name)).findByLabelText(label, { selector: 'input' }), {
      target: { value },
    }),
})

/** Opens the third page of the dashboard. */
export async function openMore(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'More' }))
  await screen.findByRole('region', { name: 'Downloads' })
}

/** The texts of elements, as people read them. */
export const textsOf = (elements: readonly Element[]) => elements.map((element) => textOf(element))

/** The text of an element, as people read it. */
export const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''

configure({
  // Testing Library would print the whole dashboard into the error of every attempt until an element is there.
  getElementError: (message) => new Error(message ?? ''),
})

/** The number of a card, once it is loaded. */
export const numberOf = (name: string): Promise<string> =>
  eventually(() => {
    const number = textOf(screen.getByRole('region', { name }).querySelector('.figure, .count'))
    expect(number).not.toBe('…')
    return number
  })
