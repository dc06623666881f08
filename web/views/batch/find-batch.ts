import { lotKey } from '#web/domain/lot-code.ts'

const FORM = 'form[data-find-batch]'

/**
 * Makes the form for lot codes lead to the batch's page. A code is compared by its key with the links of the page, so
 * that case, spaces, hyphens, O for 0 and I or L for 1 are forgiven. A code in the address is looked up at once: a form
 * sent before this script ran (`?lot=`), or a batch's address typed from the jar.
 *
 * @param page the document whose forms are handled
 */
export function findBatches(page: Document): void {
  const form = page.querySelector<HTMLFormElement>(FORM)
  if (!form) return
  const input = form.querySelector('input') as HTMLInputElement
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!open(page, input.value)) answer(form, input.value)
  })
  const inAddress = new URLSearchParams(location.search).get('lot')
  const isUnknown = form.dataset.findBatch === 'unknown'
  const typed = inAddress ?? (isUnknown ? lastPart(location.pathname) : '')
  if (typed === '') return
  input.value = typed
  // The page for unknown lots says so already.
  if (!open(page, typed) && !isUnknown) answer(form, typed)
}

function lastPart(path: string): string {
  try {
    return decodeURIComponent(path.split('/').at(-1) ?? '')
  } catch {
    return ''
  }
}

/** Leads to the batch that a typed code names, if there is one. */
function open(page: Document, typed: string): boolean {
  const key = lotKey(typed)
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[data-find-lot]')]
  const link = links.find(({ dataset }) => lotKey(dataset.findLot ?? '') === key)
  if (link) location.assign(link.href)
  return link !== undefined
}

/** Says that no code was typed, or that no batch has it. */
function answer(form: HTMLFormElement, typed: string): void {
  const shown = lotKey(typed) === '' ? 'empty' : 'unknown'
  for (const element of form.querySelectorAll<HTMLElement>('[data-lot-answer]'))
    element.hidden = element.dataset.lotAnswer !== shown
  for (const element of form.querySelectorAll('[data-typed-lot]')) element.textContent = typed.trim()
}
