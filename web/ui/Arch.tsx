import { frame } from 'virtual:shop/look'
import type { ReactNode } from 'react'
import { outlineOf } from './frame-outline.ts'

/** The outline of the shop's frame of pictures: the arch, or a plain one. */
export const OUTLINE = outlineOf(frame)

/** Cuts a box of any height to the frame. */
export const FRAMED = frame === 'arch' ? 'crown' : 'overflow-hidden rounded-sm'

/** The clip path of every arch, defined once a page. */
export function ArchShape() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <clipPath id="arch" clipPathUnits="objectBoundingBox">
        <path d={OUTLINE} transform="scale(0.0025 0.002)" />
      </clipPath>
    </svg>
  )
}

/** The arch as a thin line that fills its box. */
export function ArchLine({ className, outline = OUTLINE }: { className: string; outline?: string }) {
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
      <path d={outline} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** An arch has no foot, it rests on what is below; a plain frame goes all around. */
const AROUND = frame === 'arch' ? OUTLINE.slice(0, -1) : OUTLINE

/** Clips its children, usually a picture, to the frame, with a second, thin one around it. Width to height is 4 to 5. */
export function Arch({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={`relative aspect-4/5 ${className}`}>
      <ArchLine
        outline={AROUND}
        className={`absolute -left-3 w-[calc(100%+1.5rem)] max-w-none ${frame === 'arch' ? '-top-4 h-[calc(100%+1rem)]' : '-top-3 h-[calc(100%+1.5rem)]'}`}
      />
      <div className="size-full [clip-path:url(#arch)] **:size-full **:object-cover">{children}</div>
    </div>
  )
}
