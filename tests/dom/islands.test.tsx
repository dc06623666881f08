import { act, fireEvent } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Island, IslandNames } from '#web/browser/islands/Island.tsx'
import { mount } from '#web/browser/islands/mount.tsx'
import { ContentContext, useTopics } from '#web/model/context.ts'
import { content } from '../content.ts'

type Moment = 'first render' | 'effect' | 'input' | 'never'

let failsAt: Moment
const onStop = vi.fn<(find: <E extends HTMLElement>(element: E) => E) => void>()

/** A form that fails in one of the moments in which a component can. */
function Form() {
  const [typed, setTyped] = useState('')
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  if (failsAt === 'first render' || (failsAt === 'effect' && ready) || (failsAt === 'input' && typed))
    throw new Error('It cannot run')
  return (
    <form action="/api/contact-inquiries">
      <input name="reach" onChange={({ target }) => setTyped(target.value)} />
      <textarea name="message" />
      <output>{typed}</output>
      <a href="https://wa.me/910000000000">Order</a>
    </form>
  )
}

const island = () => document.querySelector<HTMLElement>('[data-island]') as HTMLElement
const field = (name: string) => island().querySelector(`[name="${name}"]`) as HTMLInputElement

/** Returns at once: an island that stops is never hydrated. */
const start = () => void mount(island(), Form, onStop)

beforeEach(() => {
  failsAt = 'never'
  onStop.mockClear()
  vi.stubGlobal('reportError', vi.fn())
  vi.spyOn(console, 'error').mockReturnValue()
  document.body.dataset.site = JSON.stringify(content.words.site)
  document.body.innerHTML = `<div data-island="question">${renderToStaticMarkup(<Form />)}</div>`
})
afterEach(() => vi.unstubAllGlobals())

it.each(['first render', 'effect'] as const)(
  'an island that fails in its %s has its HTML again, once, with what was typed, and finds what events were aimed at',
  async (moment) => {
    const { innerHTML } = island()
    const message = field('message')
    message.value = 'Is it sweet?'
    failsAt = moment
    // Within `act`, React keeps the error from the root.
    start()
    await vi.waitFor(() => expect(onStop).toHaveBeenCalledOnce())
    expect(island().innerHTML).toBe(innerHTML)
    expect(field('message').value).toBe('Is it sweet?')
    expect(onStop.mock.lastCall?.[0](message) === field('message')).toBe(true)
    expect(reportError).toHaveBeenCalledOnce()
    // Nothing of React listens to it.
    const event = new Event('submit', { bubbles: true, cancelable: true })
    island().querySelector('form')?.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  },
)

it('an island that fails once it is used says so in its place, and has what was typed after “Try again”', async () => {
  await act(async () => start())
  fireEvent.input(field('message'), { target: { value: 'Is it sweet?' } })
  failsAt = 'input'
  fireEvent.input(field('reach'), { target: { value: '98220' } })
  const notice = () => island().querySelector('[role="alert"]')
  expect(notice()?.textContent).toContain(content.words.site.stopped)
  const retry = () => fireEvent.click(island().querySelector('button') as HTMLElement)
  // It fails again.
  retry()
  expect(notice()).not.toBeNull()
  failsAt = 'never'
  retry()
  expect(notice()).toBeNull()
  expect([field('reach').value, field('message').value]).toEqual(['98220', 'Is it sweet?'])
  expect(island().querySelector('output')?.textContent).toBe('98220')
  expect(onStop).not.toHaveBeenCalled()
})

/** Reads three topics of an island that names them, and one that it does not. */
function Named() {
  const { facts, words, zones } = useTopics<['words.shop', 'facts.packs', 'zones']>()
  // @ts-expect-error: the compiler knows the topics that are named.
  const { chat } = words
  return [words.shop.heading, facts.packs.freeShippingFrom, zones.length, String(chat)].join()
}

it('an island has the topics that it names, and no other content', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <ContentContext value={content}>
      <IslandNames value={new Map([[Named, 'shop']])}>
        <Island component={Named} props={{}} content={['words.shop', 'facts.packs', 'zones']} />
      </IslandNames>
    </ContentContext>,
  )
  const { facts, words, zones } = content
  const shown = [words.shop.heading, facts.packs.freeShippingFrom, zones.length, 'undefined']
  expect(island().textContent).toBe(shown.join())
  expect(JSON.parse(island().dataset.content ?? '')).toEqual(
    JSON.parse(JSON.stringify({ words: { shop: words.shop }, facts: { packs: facts.packs }, zones })),
  )
})
