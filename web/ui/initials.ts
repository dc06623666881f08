/** The first letters of the first and the last word of a name, without a title such as “Dr.”: at most two. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !/\.$/.test(word))
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  const segmenter = new Intl.Segmenter()
  return [first, last].map((word) => [...segmenter.segment(word)][0]?.segment ?? '').join('')
}
