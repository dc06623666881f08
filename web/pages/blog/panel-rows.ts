/** A list of links in the panel, with a line below each. */
export const panelRows = '*:break-inside-avoid *:border-line *:border-b'

/** The class of the link to what is shown: a mark in the margin. */
export const panelCurrent = 'font-semibold shadow-[-1rem_0_var(--color-paper),-1.125rem_0_var(--color-clay)]'

/** The mark of the heading that is being read, which `reading-position.ts` sets. */
export const panelReading =
  'aria-[current=location]:font-semibold aria-[current=location]:shadow-[-1rem_0_var(--color-paper),-1.125rem_0_var(--color-clay)]'
