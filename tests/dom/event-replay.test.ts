import { expect, it } from 'vitest'
import { queueEvents } from '#web/browser/islands/event-replay.ts'

it('switches the browser’s own validation off where code validates, from the first event on', () => {
  document.documentElement.toggleAttribute('data-islands', true)
  document.body.innerHTML = `
    <div data-island="newsletter"><form action="/api/newsletter"><input required></form></div>
    <form action="/batch" data-find-batch=""><input required></form>`
  queueEvents(document, () => {}, '[data-share]')
  for (const field of document.querySelectorAll('input')) {
    field.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  }
  expect([...document.forms].map((form) => form.hasAttribute('novalidate'))).toEqual([true, false])
})
