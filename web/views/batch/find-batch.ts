import { lotKey } from '#web/domain/lot-code.ts'

/**
 * Leads from a code in the address to its batch: what the form sent (`?lot=`), or a batch's address typed from the jar.
 * Codes are compared by their keys with the links of the page, so that case, spaces, hyphens, O for 0 and I or L for 1
 * are forgiven. The page for unknown lots, which says so, gets the code into its field.
 *
 * @param page the document with the form
 */
export function findBatches(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('form[data-find-batch]')
  if (!form) return
  const isUnknown = form.dataset.findBatch === 'unknown'
  const { href, pathname } = location
  const typed = isUnknown ? lastPart(pathname) : (new URL(href).searchParams.get('lot') ?? '')
  if (lotKey(typed) === '') return
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[data-find-lot]')]
  const link = links.find(({ dataset }) => lotKey(dataset.findLot ?? '') === lotKey(typed))
  if (link) location.replace(link.href)
  else if (!isUnknown) location.replace(`${pathname}/${encodeURIComponent(typed)}`)
  else for (const input of form.querySelectorAll('input')) input.value = typed
}

function lastPart(path: string): string {
  try {
    return decodeURIComponent(path.split('/').at(-1) ?? '')
  } catch {
    return ''
  }
}
