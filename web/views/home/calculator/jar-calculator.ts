import { limits, spoons } from '#web/content/facts/doses.json'
import { keeping, offer, packs, siteUrl } from '#web/content/facts/opening.json'
import type { Household } from '#web/domain/doses.ts'
import { priceAt } from '#web/domain/price.ts'
import { type JarFacts, jarDurations, packToTake } from './jar-duration.ts'
import { type ReminderWords, reminderFile } from './reminder-file.ts'
import { adviceText, costText, daysText, type PackSizes, type ResultWords } from './result-texts.ts'

/** As the form has them in `data-words`. */
export type CalculatorWords = {
  readonly result: ResultWords
  readonly reminder: ReminderWords
  readonly sizes: PackSizes
}

const facts: JarFacts = { packs, spoons, keeping }

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
  const { lang } = form.ownerDocument.documentElement
  const { result, reminder, sizes }: CalculatorWords = JSON.parse(form.dataset.words ?? '')
  const durations = jarDurations(householdOf(form), facts)
  for (const row of form.querySelectorAll<HTMLElement>('[data-lasts]')) {
    const duration = durations.find(({ pack }) => pack.id === row.dataset.lasts)
    row.hidden = !duration
    const [, days, cost] = row.children
    if (!duration || !days || !cost) continue
    days.textContent = daysText(duration, result, lang)
    cost.textContent = costText(duration, priceAt(duration.pack, offer, now).price, result)
  }
  const advice = packToTake(durations, facts)
  const shown = form.querySelector('[data-advice]')
  if (shown) shown.textContent = adviceText(advice, result, sizes)
  const link = form.querySelector<HTMLAnchorElement>('a[download]')
  if (link) linkReminder(link, advice?.days, now, reminder)
}

function householdOf(form: HTMLFormElement): Household {
  const chosen = new FormData(form)
  // An empty field counts as the least; what is typed beyond the limits counts as the limit.
  const number = (name: keyof Household) => {
    const { from, to } = limits[name]
    return Math.min(Math.max(Number(chosen.get(name)), from), to)
  }
  return {
    adults: number('adults'),
    children: number('children'),
    adultTeaspoons: number('adultTeaspoons'),
    childTeaspoons: number('childTeaspoons'),
  }
}

function linkReminder(
  link: HTMLAnchorElement,
  days: number | undefined,
  now: Date,
  words: ReminderWords,
): void {
  link.toggleAttribute('data-unavailable', days === undefined)
  URL.revokeObjectURL(link.href)
  if (days === undefined) return
  // Home in the page's language.
  const shop = `${siteUrl}${location.pathname}#shop`
  const file = reminderFile({ days, now, uid: crypto.randomUUID(), shop }, words)
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }))
}
