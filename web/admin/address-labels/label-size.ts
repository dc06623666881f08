/** Papers for address labels: a label's width and height in mm, and how many are on a page. */
export const LABEL_PAPERS = {
  sheet: { name: 'A4 sheet of 8', width: 105, height: 74, count: 8 },
  tall: { name: 'Label printer, 100 × 150 mm', width: 100, height: 150, count: 1 },
  flat: { name: 'Label printer, 100 × 75 mm', width: 100, height: 75, count: 1 },
} as const
export type LabelPaper = keyof typeof LABEL_PAPERS

/** Between a label's edge and what is printed on it, in mm: printers and sheets are off by a few. */
export const MARGIN_MM = 6
/** What is above and below the address on a label, in mm. */
const FRAME_MM = 21
/** Sizes of type for the address, in mm, from the largest to the smallest that a courier reads at a glance. */
const TYPE_MM = [7, 6, 5.2, 4.6, 4, 3.5, 3]
const LINE_HEIGHT = 1.25
/** About the width of a character, in em, with what wrapping at words leaves at the ends of lines. */
const EM_PER_CHARACTER = 0.6

/** @returns the largest size of type, in mm, in which an address fits a label; undefined where it fits in none */
export function addressType(text: string, paper: LabelPaper): number | undefined {
  const { width, height } = LABEL_PAPERS[paper]
  const room = { width: width - 2 * MARGIN_MM, height: height - 2 * MARGIN_MM - FRAME_MM }
  return TYPE_MM.find((type) => {
    const characters = Math.floor(room.width / (type * EM_PER_CHARACTER))
    const lines = text
      .split('\n')
      .reduce((sum, line) => sum + Math.max(1, Math.ceil([...line].length / characters)), 0)
    return lines * type * LINE_HEIGHT <= room.height
  })
}
