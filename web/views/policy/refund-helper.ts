import { brand } from '#web/content/brand.ts'
import { chatAddress, refundMessage } from '#web/content/chat.ts'
import { type RefundCase, refundCases, refundText } from '#web/content/refund.ts'
import { longDate } from '#web/lib/format.ts'
import { reportWindow } from './refund-window.ts'

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** YYYY-MM-DD */
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/**
 * Shows, at each choice, whether the window of the case is open and what to send, and drafts the message.
 *
 * @param form as `RefundHelper` renders it
 */
export function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  const date = form.querySelector<HTMLInputElement>('[name="delivered"]')
  if (date) date.max = indianDay.format(new Date())
  form.addEventListener('input', () => show(form))
  form.addEventListener('submit', (event) => event.preventDefault())
  show(form)
}

function show(form: HTMLFormElement): void {
  const chosen = new FormData(form)
  const refundCase = refundCases.find(({ id }) => id === chosen.get('case'))
  for (const list of form.querySelectorAll<HTMLElement>('[data-case]')) {
    list.hidden = list.dataset.case !== refundCase?.id
  }
  const answer = form.querySelector<HTMLElement>('[data-answer]')
  if (answer) answer.hidden = !refundCase
  if (!refundCase) return
  const delivered = String(chosen.get('delivered'))
  showWindow(form, refundCase, delivered)
  linkMessage(form, {
    name: refundCase.name,
    ...(delivered && { delivered: longDate(delivered) }),
    attached: chosen.getAll(refundCase.id).map(String),
  })
}

function showWindow(form: HTMLFormElement, refundCase: RefundCase, delivered: string): void {
  const status = form.querySelector<HTMLElement>('[data-window]')
  if (!status) return
  const window = reportWindow(refundCase, delivered, new Date())
  if (!window) {
    status.textContent = ''
    return
  }
  const { open, closed, closedAdvice } = refundText
  const until = moment.format(window.until)
  status.dataset.window = window.open ? 'open' : 'closed'
  status.textContent = window.open ? `${open} ${until}.` : `${closed} ${until}. ${closedAdvice}`
}

function linkMessage(form: HTMLFormElement, message: Parameters<typeof refundMessage>[0]): void {
  const text = refundMessage(message)
  const chat = form.querySelector<HTMLAnchorElement>('a[data-chat]')
  if (chat) chat.href = chatAddress(text)
  const mail = form.querySelector<HTMLAnchorElement>('a[data-mail]')
  if (mail) {
    mail.href = `mailto:${brand.email}?subject=${encodeURIComponent(message.name)}&body=${encodeURIComponent(text)}`
  }
}
