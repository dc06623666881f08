/** Plain, and as in the brand's name: each typeface is parted in two files (build/plugins/fonts/fonts.ts). */
const LATIN = 'aā'
const SANSKRIT = 'आ'

/** What a page consists of: setting all of it anew at once would keep a phone from answering. */
const PARTS = '#root > :not(main), main > *'

/**
 * Puts the site's own typefaces in the place of the device's (styles.css) once all that the page wants are there, so
 * that its text is set anew only once, part by part from the top. What can't be had stays as it is.
 *
 * @param page the document to set
 */
export async function showTypefaces(page: Document): Promise<void> {
  const { documentElement, fonts } = page
  const wanted = [fonts.load('1em "Fraunces Variable"', LATIN), fonts.load('1em "Figtree Variable"', LATIN)]
  if (page.querySelector('[lang="sa"]')) wanted.push(fonts.load('1em "Tiro Devanagari Sanskrit"', SANSKRIT))
  await Promise.allSettled(wanted)
  for (const part of [...page.querySelectorAll<HTMLElement>(PARTS), documentElement]) {
    part.dataset.typefaces = ''
    await new Promise(requestAnimationFrame)
  }
}
