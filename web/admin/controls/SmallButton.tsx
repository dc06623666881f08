import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { type ComponentProps, useEffect, useState } from 'react'
import { copyText } from '#web/browser/clipboard.ts'
import { showToast } from '#web/browser/toast.ts'
import { useSession } from '../session/session.ts'
import { useHandOver } from './hand-over.ts'
import { showFailure } from './use-action.ts'

const shape =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg border px-3.5 py-1 text-center font-semibold text-label leading-tight no-underline aria-disabled:cursor-default aria-disabled:opacity-45 print:hidden'

/**
 * The dashboard's controls: 44 px high, and not printed. `filled` is the next action on the screen, `finish` the one that
 * finishes a row.
 */
export const buttonStyle = {
  plain: `${shape} border-moss/75 text-leaf hover:border-leaf hover:bg-linen aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-paper`,
  finish: `${shape} border-leaf text-leaf hover:bg-leaf hover:text-paper`,
  filled: `${shape} border-leaf bg-leaf text-paper hover:bg-moss`,
  text: 'inline-flex min-h-11 min-w-11 cursor-pointer items-center font-medium forced-colors:border-0 text-label text-moss leading-tight underline decoration-1 decoration-moss/60 underline-offset-4 hover:text-leaf aria-disabled:opacity-45 print:hidden',
} as const

/** Replaces a button that was pressed, at the same height. */
export const stateStyle =
  'flex min-h-11 items-center gap-1.5 whitespace-nowrap font-semibold text-label text-moss'

type ButtonStyle = keyof typeof buttonStyle

type Props = ComponentProps<'button'> & {
  as?: ButtonStyle
  /** Its action is under way: it keeps the focus, and pressing it again does nothing. */
  busy?: boolean
}

export function SmallButton({
  as = 'plain',
  busy = false,
  disabled = false,
  onClick,
  className = '',
  ...props
}: Props) {
  return (
    <button
      ref={useHandOver<HTMLButtonElement>()}
      type="button"
      aria-busy={busy || undefined}
      // One that cannot be pressed any more keeps the focus.
      aria-disabled={disabled || undefined}
      onClick={busy || disabled ? undefined : onClick}
      className={`${buttonStyle[as]} ${className}`}
      {...props}
    />
  )
}

/** A link to a file, drawn like a button. */
export function DownloadLink({ href, className = '', children, ...props }: ComponentProps<'a'>) {
  const { check } = useSession()
  return (
    <a
      href={href}
      download
      onClick={() => void check()}
      className={`${buttonStyle.plain} ${className}`}
      {...props}
    >
      <Download aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0" />
      <span>{children}</span>
    </a>
  )
}

/** How long the button shows 'Copied!'. */
const COPIED_MS = 3000

type CopyProps = {
  text: string
  /** Names the text in the button's accessible name. */
  what: string
  label?: string
}

export function CopyButton({ text, what, label = 'Copy' }: CopyProps) {
  /** Number of copies, so that a second one restarts the timer. */
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    if (!(await copyText(text))) {
      return showFailure('Failed to copy', 'Please select and copy the text manually')
    }
    setCopied((before) => before + 1)
    void showToast('success', 'Copied to clipboard!')
  }

  const Drawing = copied ? Check : Copy
  return (
    <SmallButton onClick={copy}>
      <Drawing aria-hidden strokeWidth={1.75} className="size-4" />
      <span>{copied ? 'Copied!' : label}</span>
      <span className="sr-only"> {what}</span>
    </SmallButton>
  )
}
