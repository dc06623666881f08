import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { copyText } from '#web/browser/clipboard.ts'
import { showToast } from '#web/browser/toast.ts'
import { SmallButton } from './SmallButton.tsx'
import { showFailure } from './show-failure.ts'

/** How long the button shows 'Copied!'. */
const COPIED_MS = 3000

type Props = {
  text: string
  /** Names the text in the button's accessible name. */
  what: string
  label?: string
}

export function CopyButton({ text, what, label = 'Copy' }: Props) {
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
