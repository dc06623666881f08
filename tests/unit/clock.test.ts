import { afterEach, expect, it, vi } from 'vitest'
import { currentDay, currentTime, setToday } from '#web/browser/api/clock.ts'

const setDevice = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) })
afterEach(() => vi.useRealTimers())

it.each([
  ['is right', '2026-11-28T10:00:00+05:30', '2026-11-28'],
  ['is two days fast', '2026-11-30T10:00:00+05:30', '2026-11-28'],
  ['is a month slow', '2026-10-28T10:00:00+05:30', '2026-11-28'],
])('the present day is the Worker’s where a device’s clock %s, and follows over night', (_, device, day) => {
  setDevice(device)
  setToday(day)
  expect([currentDay(), new Date(currentTime()).toISOString()]).toEqual([day, `${day}T04:30:00.000Z`])
  vi.setSystemTime(Date.now() + 22 * 60 * 60 * 1000)
  expect(currentDay()).toBe('2026-11-29')
})
