/**
 * Returns the classes of a shop's name and of its mark, with which both have room on a phone beside two languages: the
 * longest word on one line, the name on at most two. Beside the longest words there is no mark.
 */
export function nameSize(name: string): { readonly text: string; readonly mark: string } {
  const longest = Math.max(...name.split(/\s+/).map(({ length }) => length))
  const size =
    longest > 12 || name.length > 22
      ? 'max-sm:text-lg/none'
      : longest > 9 || name.length > 16
        ? 'max-sm:text-[1.3125rem]'
        : longest > 6
          ? 'max-[24rem]:text-[1.3125rem]'
          : ''
  // Only a word that is wider than a phone breaks: another break while fonts load would move the page.
  const lines = [name.length > 16 && 'text-balance', longest > 15 && 'wrap-anywhere']
  return {
    text: [size, ...lines].filter(Boolean).join(' '),
    mark: longest > 12 ? 'max-sm:hidden' : longest > 9 ? 'max-[24rem]:hidden' : '',
  }
}
