import type { ComponentProps } from 'react'

/** The dashboard's controls: 44 px high, lighter than the site's buttons. */
export const smallButton =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg border border-leaf/30 bg-paper px-3.5 font-medium text-leaf text-sm hover:border-leaf hover:bg-linen disabled:cursor-default disabled:opacity-50 aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-paper'

type Props = ComponentProps<'button'> & {
  /** Its action is under way: it keeps the focus, and pressing it again does nothing. */
  busy?: boolean
}

export function SmallButton({ busy = false, onClick, className = '', ...props }: Props) {
  return (
    <button
      type="button"
      aria-busy={busy}
      onClick={busy ? undefined : onClick}
      className={`${smallButton} ${className}`}
      {...props}
    />
  )
}
