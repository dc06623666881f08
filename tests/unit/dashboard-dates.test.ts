import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  dayInIndia,
  showClock,
  showDate,
  showDay,
  showMoment,
  showMonth,
  showWeekday,
} from '#web/admin/format.ts'

const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

const inIndia = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options })
  return (at: Date) => format.format(at)
}
const clock = inIndia({ timeStyle: 'short' })
const day = inIndia({ day: 'numeric', month: 'short' })
const date = inIndia({ day: 'numeric', month: 'short', year: 'numeric' })
const moment = inIndia({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const month = inIndia({ month: 'long', year: 'numeric' })
const weekday = inIndia({ weekday: 'short' })

it('prints every time and day as Intl does for English in India', () => {
  fc.assert(
    fc.property(time, (at) => {
      const today = dayInIndia(at.getTime())
      expect(showClock(at.getTime())).toBe(clock(at))
      expect(showMoment(at.toISOString())).toBe(moment(at))
      expect(showDay(today)).toBe(day(at))
      expect(showDate(today)).toBe(date(at))
      expect(showMonth(today)).toBe(month(at))
      expect(showWeekday(today)).toBe(`${weekday(at)} ${day(at)}`)
    }),
  )
})
