import type { ReactNode } from 'react'
import { ARCH_OUTLINE } from './arch-outline.ts'

/** The clip path of every arch, defined once a page. */
export function ArchShape() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <clipPath id="arch" clipPathUnits="objectBoundingBox">
        <path d={ARCH_OUTLINE} transform="scale(0.0025 0.002)" />
      </clipPath>
    </svg>
  )
}

/** The arch as a thin line that fills its box. */
export function ArchLine({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 500"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={`overflow-visible ${className}`}
    >
      <path d={ARCH_OUTLINE} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

type Props = {
  className?: string
  /** A second, thin arch around the first. */
  framed?: boolean
  children: ReactNode
}

/** Clips its children, usually a picture, to the arch. Width to height is 4 to 5. */
export function Arch({ className = '', framed = false, children }: Props) {
  return (
    <div className={`relative aspect-4/5 ${className}`}>
      {framed && (
        <ArchLine className="absolute -inset-x-3 -top-4 bottom-0 h-[calc(100%+1rem)] w-[calc(100%+1.5rem)]" />
      )}
      <div className="size-full [clip-path:url(#arch)] *:size-full [&_img]:size-full [&_img]:object-cover">
        {children}
      </div>
    </div>
  )
}
