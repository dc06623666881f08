import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'

/** What went wrong, beside what it is about: a sign, words, and the way out. */
export function Fault({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div role="alert" className="fault">
      <TriangleAlert aria-hidden strokeWidth={2} className="size-5 text-fault" />
      <p>
        <b className="font-bold text-fault">{title}</b> <span>{children}</span>
      </p>
      {action}
    </div>
  )
}
