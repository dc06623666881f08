/** A sheet of self-adhesive labels on A4. Its labels are centred on it. */
export type Sheet = {
  /** Labels on it. */
  count: number
  /** Of a label, as on the packet. */
  size: string
  /** The same in mm as classes: columns, rows and the gap between columns; shown while its radio button is checked. */
  className: string
}

/** The common formats: Avery L7159, L7654 and 3657 (44), and Indian sheets of the same numbers. */
export const SHEETS: readonly Sheet[] = [
  {
    count: 24,
    size: '63.5 × 33.9 mm',
    className:
      'group-has-[#sheet-24:checked]:grid grid-cols-[repeat(3,calc(63.5*var(--mm)))] grid-rows-[repeat(8,calc(33.9*var(--mm)))] gap-x-[calc(2.54*var(--mm))]',
  },
  {
    count: 40,
    size: '45.7 × 25.4 mm',
    className:
      'group-has-[#sheet-40:checked]:grid grid-cols-[repeat(4,calc(45.7*var(--mm)))] grid-rows-[repeat(10,calc(25.4*var(--mm)))] gap-x-[calc(2.54*var(--mm))]',
  },
  {
    count: 44,
    size: '48.5 × 25.4 mm',
    className:
      'group-has-[#sheet-44:checked]:grid grid-cols-[repeat(4,calc(48.5*var(--mm)))] grid-rows-[repeat(11,calc(25.4*var(--mm)))]',
  },
]
