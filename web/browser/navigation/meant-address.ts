import { trimAddress } from '#contract/address.ts'
import { viewAt } from '../../views.ts'
import { decodePath } from '../decode-path.ts'

/** Marks the page that is shown at addresses without one. */
export const NOT_FOUND = 'data-not-found'

/**
 * Leads from an address with what followed it in a message, or in capitals, to the page and the section that were meant:
 * from `/Blog).` to `/blog`, from `/#faq.` to `/#faq`. The address of a page has small letters alone, but for the codes
 * of lots, which their own page finds.
 */
export function openMeantAddress(page: Document): void {
  const meant = new URL(location.href)
  if (page.querySelector(`[${NOT_FOUND}]`)) meant.pathname = cleanPart(location.pathname)
  else if (location.hash && !page.getElementById(location.hash.slice(1))) {
    const section = cleanPart(location.hash.slice(1))
    if (page.getElementById(section)) meant.hash = section
  }
  if (meant.href !== location.href && viewAt(meant.pathname).name !== 'not-found') location.replace(meant)
}

/** Returns a path or a fragment in small letters, without the punctuation that followed it in a message. */
function cleanPart(part: string): string {
  return trimAddress(decodePath(part)).toLowerCase()
}
