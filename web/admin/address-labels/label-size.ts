import { sumOf } from '#contract/sum-of.ts'

/** Papers for address labels: a label's width and height in mm, and how many are on a page. */
export const LABEL_PAPERS = {
  sheet: { name: 'A4 sheet of 8', width: 105, height: 74, count: 8 },
  tall: { name: 'Label printer, 100 × 150 mm', width: 100, height: 150, count: 1 },
  flat: { name: 'Label printer, 100 × 75 mm', width: 100, height: 75, count: 1 },
} as const
export type LabelPaper = keyof typeof LABEL_PAPERS

/** Between a label's edge and what is printed on it, in mm: printers and sheets are off by a few. */
export const MARGIN_MM = 6
/** The type of the sender below the address, in mm, and what is beside it: the reference. */
export const SENDER_MM = 3.2
const BESIDE_SENDER_MM = 22
/** What is above the address and around the sender, in mm. */
const FRAME_MM = 9.5
/** Sizes of type for the address, in mm, from the largest to the smallest that a courier reads at a glance. */
const TYPE_MM = [7, 6, 5.2, 4.6, 4, 3.5, 3]
const LINE_HEIGHT = 1.25

/**
 * Widths of characters in em, the first that matches: a little more than measured of the site's bold type, and of Noto Sans
 * Devanagari, whose joined letters are narrower.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\p{Mn}\p{Cf}]/u, 0],
  [/[\s.,:;'’|!ijlI]|\p{Mc}/u, 0.3],
  [/[MWmw@]/u, 1],
  [/[\p{Ll}\p{P}]/u, 0.6],
  [/\p{Nd}/u, 0.65],
  [/\p{Lu}|\p{Script=Devanagari}/u, 0.75],
]
const WIDEST = 1.25

const widthOf = (text: string) =>
  sumOf([...text], (character) => WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? WIDEST)

/** @returns how many lines a text takes, wrapped at words, and inside those that are longer than a line of `room` em */
function linesOf(text: string, room: number): number {
  return sumOf(text.split('\n'), (paragraph) => {
    let [lines, used] = [1, 0]
    for (const word of paragraph.split(' ')) {
      const width = widthOf(word)
      if (used > 0 && used + width > room) [lines, used] = [lines + 1, 0]
      // A broken word may leave the width of a character at the end of each line.
      if (width > room) lines += Math.ceil(width / (room - WIDEST)) - 1
      used += Math.min(width, room) + widthOf(' ')
    }
    return lines
  })
}

/**
 * @param sender what is printed below the address
 * @returns the largest size of type, in mm, in which an address fits a label; undefined where it fits in none
 */
export function addressType(text: string, paper: LabelPaper, sender: string): number | undefined {
  const { width, height } = LABEL_PAPERS[paper]
  const wide = width - 2 * MARGIN_MM
  const foot = linesOf(sender, (wide - BESIDE_SENDER_MM) / SENDER_MM) * SENDER_MM * LINE_HEIGHT
  const high = height - 2 * MARGIN_MM - FRAME_MM - foot
  return TYPE_MM.find((type) => linesOf(text, wide / type) * type * LINE_HEIGHT <= high)
}
