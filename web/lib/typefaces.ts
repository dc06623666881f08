/** Plain, and as in the brand's name: each typeface is parted in two files (build/fonts.ts). */
const LATIN = 'aā'
const SANSKRIT = 'आ'

/**
 * Puts the site's own typefaces in the place of the device's (styles.css) once all that the page wants are there, so
 * that its text is set anew only once. What can't be had stays as it is.
 *
 * @param page the document to set
 */
export async function showTypefaces({ documentElement, fonts }: Document): Promise<void> {
  const wanted = [fonts.load('1em "Fraunces Variable"', LATIN), fonts.load('1em "Figtree Variable"', LATIN)]
  if (documentElement.querySelector('[lang="sa"]')) {
    wanted.push(fonts.load('1em "Tiro Devanagari Sanskrit"', SANSKRIT))
  }
  await Promise.allSettled(wanted)
  documentElement.dataset.typefaces = ''
}
