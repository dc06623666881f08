import type { Content } from '#web/content/content.ts'
import { chatLink, email } from '#web/content/facts/opening.json'
import { chatAddress, refundMessage } from '#web/domain/chat.ts'
import { fill } from '#web/domain/fill.ts'
import { reportWindow } from '#web/domain/refund.ts'
import { dateFormat, longDate } from '#web/lib/format.ts'

/** As the form has them in `data-words`. */
export type HelperWords = Pick<Content['refund']['helper'], 'open' | 'closed'> &
  Pick<Content['chat'], 'refund' | 'refundWith'> &
  Pick<Content, 'language'>

/** YYYY-MM-DD */
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/**
 * Shows, at each choice, whether the window of the case is open and what to send, and drafts the message.
 *
 * @param form as `RefundHelper` renders it
 */
export function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  const words: HelperWords = JSON.parse(form.dataset.words ?? '')
  const date = form.querySelector<HTMLInputElement>('[name="delivered"]')
  if (date) date.max = indianDay.format(new Date())
  form.addEventListener('input', () => show(form, words))
  form.addEventListener('submit', (event) => event.preventDefault())
  show(form, words)
}

function show(form: HTMLFormElement, words: HelperWords): void {
  const chosen = form.querySelector<HTMLInputElement>('[name="case"]:checked')
  const cases = [...form.querySelectorAll<HTMLElement>('[data-case]')]
  for (const list of cases) list.hidden = list.dataset.case !== chosen?.value
  const answer = form.querySelector<HTMLElement>('[data-answer]')
  if (answer) answer.hidden = !chosen
  if (!chosen) return
  const values = new FormData(form)
  const delivered = String(values.get('delivered'))
  const hours = cases.find((list) => !list.hidden)?.dataset.hours
  showWindow(form, words, Number(hours), delivered)
  linkMessage(
    form,
    words,
    chosen.labels?.[0]?.textContent ?? '',
    delivered && longDate(delivered, words.language),
    values.getAll(chosen.value).map(String),
  )
}

function showWindow(form: HTMLFormElement, words: HelperWords, hours: number, delivered: string): void {
  const status = form.querySelector<HTMLElement>('[data-window]')
  if (!status) return
  const window = reportWindow(hours, delivered, new Date())
  if (!window) {
    status.textContent = ''
    return
  }
  status.dataset.window = window.open ? 'open' : 'closed'
  const moment = dateFormat(words.language, { dateStyle: 'long', timeStyle: 'short' })
  status.textContent = fill(window.open ? words.open : words.closed, { moment: moment.format(window.until) })
}

function linkMessage(
  form: HTMLFormElement,
  words: HelperWords,
  refundCase: string,
  day: string,
  items: readonly string[],
): void {
  const text = refundMessage(words, refundCase, day, items)
  const chat = form.querySelector<HTMLAnchorElement>('a[data-chat]')
  if (chat) chat.href = chatAddress(text, chatLink)
  const mail = form.querySelector<HTMLAnchorElement>('a[data-mail]')
  if (mail) {
    mail.href = `mailto:${email}?subject=${encodeURIComponent(refundCase)}&body=${encodeURIComponent(text)}`
  }
}
