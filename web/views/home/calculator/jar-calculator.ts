import { calculatorLimits, type Household } from '#web/content/doses.ts'
import { priceAt } from '#web/content/price.ts'
import { jarDurations, packToTake } from './jar-duration.ts'
import { reminderFile } from './reminder-file.ts'
import { adviceText, costText, daysText } from './result-texts.ts'

/**
 * Computes the result again at each choice, and keeps the calendar file of the reminder ready under its link.
 *
 * @param form as `Calculator` renders it
 */
export function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  form.addEventListener('input', () => show(form))
  form.addEventListener('submit', (event) => event.preventDefault())
  show(form)
}

function show(form: HTMLFormElement): void {
  const now = new Date()
  const durations = jarDurations(householdOf(form))
  for (const row of form.querySelectorAll<HTMLElement>('[data-lasts]')) {
    const duration = durations.find(({ pack }) => pack.id === row.dataset.lasts)
    row.hidden = !duration
    const [, days, cost] = row.children
    if (!duration || !days || !cost) continue
    days.textContent = daysText(duration)
    cost.textContent = costText(duration, priceAt(duration.pack, now).price)
  }
  const advice = form.querySelector('[data-advice]')
  if (advice) advice.textContent = adviceText(durations)
  const link = form.querySelector<HTMLAnchorElement>('a[download]')
  if (link) linkReminder(link, packToTake(durations)?.days, now)
}

function householdOf(form: HTMLFormElement): Household {
  const chosen = new FormData(form)
  // An empty field counts as the least; what is typed beyond the limits counts as the limit.
  const number = (name: keyof Household) => {
    const { from, to } = calculatorLimits[name]
    return Math.min(Math.max(Number(chosen.get(name)), from), to)
  }
  return {
    adults: number('adults'),
    children: number('children'),
    adultTeaspoons: number('adultTeaspoons'),
    childTeaspoons: number('childTeaspoons'),
  }
}

function linkReminder(link: HTMLAnchorElement, days: number | undefined, now: Date): void {
  link.toggleAttribute('data-unavailable', days === undefined)
  URL.revokeObjectURL(link.href)
  if (days === undefined) return
  const file = reminderFile({ days, now, uid: crypto.randomUUID() })
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }))
}
