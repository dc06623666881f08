import { decodePath } from '#web/browser/decode-path.ts'
import { lotKey } from '#web/shop/lot-code.ts'

/**
 * Leads from a code to its batch, or to the page for unknown lots: a code in the form, in an address that the form sent
 * before this script ran (`?lot=`), or in a batch's address typed from the jar. Codes are compared by their keys with the
 * links of the page, so that case, spaces, hyphens, O for 0 and I or L for 1 are forgiven.
 */
export function findBatches(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('form[data-find-batch]')
  const input = form?.querySelector('input')
  if (!form || !input) return
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[data-find-lot]')]
  const linkOf = (typed: string) =>
    links.find(({ dataset }) => lotKey(dataset.findLot ?? '') === lotKey(typed))
  const open = (typed: string) => {
    if (lotKey(typed)) location.assign(linkOf(typed)?.href ?? `${form.action}/${encodeURIComponent(typed)}`)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    open(input.value)
  })
  // Another code may be right, so the form stays usable.
  input.addEventListener('input', () => input.removeAttribute('aria-invalid'), { once: true })
  if (form.dataset.findBatch !== 'unknown') open(new URL(location.href).searchParams.get('lot') ?? '')
  else {
    input.value = decodePath(location.pathname).split('/').at(-1) ?? ''
    if (linkOf(input.value)) open(input.value)
  }
}
