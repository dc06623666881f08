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
  page.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement && form.matches(FORM))) return
    event.preventDefault()
    const typed = String(new FormData(form).get('lot') ?? '')
    if (!open(form, typed)) answer(form, typed)
  })
  const form = page.querySelector<HTMLFormElement>(FORM)
  const typed = form && typedIn(form)
  if (!form || !typed) return
  const input = form.querySelector('input')
  if (input) input.value = typed
  // The page for unknown lots says so already.
  if (!open(form, typed) && form.dataset.findBatch !== 'unknown') answer(form, typed)
}

function typedIn({ dataset }: HTMLFormElement): string | null {
  const inQuery = new URLSearchParams(location.search).get('lot')
  if (inQuery !== null || dataset.findBatch !== 'unknown') return inQuery
  try {
    return decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
  } catch {
    return null
  }
}

/** Leads to the batch that a typed code names, if there is one. */
function open(form: HTMLFormElement, typed: string): boolean {
  const key = lotKey(typed)
  const links = form.ownerDocument.querySelectorAll<HTMLAnchorElement>('a[data-find-lot]')
  const link = [...links].find(({ dataset }) => lotKey(dataset.findLot ?? '') === key)
  if (link) location.assign(link.href)
  return link !== undefined
}

/** Says that no code was typed, or that no batch has it. */
function answer(form: HTMLFormElement, typed: string): void {
  const shown = lotKey(typed) === '' ? 'empty' : 'unknown'
  for (const element of form.querySelectorAll<HTMLElement>('[data-lot-answer]')) {
    element.hidden = element.dataset.lotAnswer !== shown
  }
  for (const element of form.querySelectorAll('[data-typed-lot]')) element.textContent = typed.trim()
  const help = form.querySelector<HTMLElement>('[data-lot-help]')
  if (help) help.hidden = shown !== 'unknown'
}
