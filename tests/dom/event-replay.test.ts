import { expect, it } from 'vitest'
import { queueEvents } from '#web/browser/islands/event-replay.ts'

it('hydrates at the start the islands whose events wait, in sight or not, and the one with the focus', () => {
  document.documentElement.toggleAttribute('data-islands', true)
  document.body.innerHTML = ['shop', 'faq', 'newsletter']
    .map((island) => `<div data-island="${island}"><button type="button"></button><input></div>`)
    .join('')
  const replay = queueEvents(document, () => {}, '[data-share]')
  document.querySelector<HTMLElement>('[data-island=shop] button')?.click()
  document.querySelector<HTMLElement>('[data-island=newsletter] input')?.focus()
  const hydrated: (string | undefined)[] = []
  replay.start(({ dataset }) => hydrated.push(dataset.island))
  expect(hydrated).toEqual(['shop', 'newsletter'])
})
