const letters = new Intl.Segmenter()

/** The first letter of a text, with the signs and halves that belong to it in Devanagari. */
export function firstLetter(text: string): string {
  return [...letters.segment(text)][0]?.segment ?? ''
}

/** The first letters of the first and the last word of a name, without a title such as “Dr.”: at most two. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !/\.$/.test(word))
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return firstLetter(first) + firstLetter(last)
}
