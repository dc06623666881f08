/** The dashboard's controls: 44 px high, lighter than the site's buttons. */
export const smallButton =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg border border-leaf/30 bg-paper px-3.5 font-medium text-leaf text-sm hover:border-leaf hover:bg-linen disabled:cursor-default disabled:opacity-50 aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-paper'
