const shape =
  'inline-flex min-h-12 cursor-pointer items-center justify-center gap-2.5 rounded-full border-[1.5px] px-[min(1.5rem,6.25vw)] py-2.5 text-center font-semibold leading-tight transition-[background-color,color,transform] duration-200 ease-out active:translate-y-px'

/**
 * The looks of a button, for `<button>` and for links that act as one: at least 48 px high, for thumbs. Forced colours paint
 * the transparent border.
 */
export const button = {
  /** Leaf on light grounds, paper on dark ones: one a screen. */
  primary: `${shape} border-transparent bg-leaf text-paper hover:bg-moss in-[.on-leaf]:bg-paper in-[.on-leaf]:text-leaf in-[.on-leaf]:hover:bg-amla`,
  /** The way to an order: honey on dark grounds, where nothing else is but the focus. */
  order: `${shape} border-transparent bg-leaf text-paper hover:bg-moss in-[.on-leaf]:bg-honey in-[.on-leaf]:text-jam in-[.on-leaf]:hover:bg-amla`,
  /** A quiet second choice. */
  outline: `${shape} border-current text-leaf hover:bg-leaf hover:text-paper in-[.on-leaf]:text-paper in-[.on-leaf]:hover:bg-paper in-[.on-leaf]:hover:text-leaf`,
} as const
