import type { ReactNode } from 'react'
import { useHandOver } from './hand-over.ts'

type Props = { className?: string; children: ReactNode }

/** A list that takes the focus of a row that goes, and hands it on where it goes itself. */
export function RowList({ className = '', children }: Props) {
  return (
    <ul ref={useHandOver<HTMLUListElement>()} tabIndex={-1} className={`-outline-offset-3 ${className}`}>
      {children}
    </ul>
  )
}
