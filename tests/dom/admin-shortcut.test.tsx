import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openAdminByShortcut } from '#web/browser/navigation/admin-shortcut.ts'
import { views } from '#web/views.ts'

beforeAll(() => openAdminByShortcut(document))
beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
})

function press(key: string, code: string) {
  const keys = { key, code, ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true }
  const event = new KeyboardEvent('keydown', keys)
  document.body.dispatchEvent(event)
  return event.defaultPrevented
}

it.each([
  ['opens the dashboard from home', views.home.path, 'A', true],
  ['opens it by the key in A’s place on keyboards without Latin letters', views.home.path, 'Ф', true],
  ['is left to the browser on every other view', views.blog.path, 'A', false],
])('Ctrl+Shift+A %s', (_, path, key, taken) => {
  history.replaceState(null, '', path)
  expect(press(key, 'KeyA')).toBe(taken)
  expect(vi.mocked(location.assign).mock.calls).toEqual(taken ? [[views.admin.path]] : [])
})
