/** The look of a field for a number; another class sets its width. */
export const numberField =
  'min-h-12 rounded-sm border-[1.5px] border-moss bg-paper px-3.5 text-base tabular-nums'
