/** The rows of a table on the label. */
export const row = {
  head: 'border-leaf border-b align-bottom text-fern text-small/[1.4] *:py-2 *:font-normal',
  body: 'border-line border-b align-top *:py-2 *:first:text-leaf',
} as const
