import { initialsOf } from '#web/ui/initials.ts'
import type { Founder } from './FounderFacts.tsx'

/** A sprig, a root, a pan with its ladle, and two amla: each founder has the next. */
const drawings = [
  'M124 120V36M124 100c-20-8-44-6-62 6 20 8 46 6 62-6zm0 0c20-8 44-6 62 6-20 8-46 6-62-6zM124 74c-16-10-36-12-54-4 16 10 38 12 54 4zm0 0c16-10 36-12 54-4-16 10-38 12-54 4zM124 48c-12-11-27-15-43-11 11 11 28 16 43 11zm0 0c12-11 27-15 43-11-11 11-28 16-43 11zM124 38c-4-5-4-10 0-15 4 5 4 10 0 15z',
  'M0 58c30-5 60 4 96 0 40-4 70 4 152-2M124 58V8m0 20c-14-4-26-14-30-26 16 2 28 12 30 26zm0 14c14-4 26-14 30-26-16 2-28 12-30 26zM116 58c0 12-2 20-8 30-6 8-7 20-6 32m6-32c-10 4-20 14-26 26m36-56c2 20 4 34 2 62m12-62c0 14 2 22 8 32 6 8 8 18 8 30m-8-30c8 4 18 12 24 24M114 74c-12 2-28 10-38 24m58-22c12 2 26 8 36 20M102 70c-12-2-24 0-34 6m78-4c12-4 22-4 32 0',
  'M62 100c2-10 30-20 66-20 34 0 66 9 64 24M64 108c4 5 12 9 22 12M36 102c4-14 42-26 92-26 46 0 88 12 86 28M38 108c2 4 6 8 12 12M212 110c-1 4-4 7-8 10M92 104c-2-6 8-10 18-11M146 95c10 2 14 5 14 10 0 7-18 12-40 11-42-2-42-8-38-17M110 106c-6-3-6-14 2-22 5-5 10-8 13-12L166 8c4-5 12 0 9 6l-39 65c-2 5-2 10-5 16-4 9-14 14-21 11z',
  'M70 84a34 34 0 1 0 68 0a34 34 0 1 0-68 0M136 92a28 28 0 1 0 56 0a28 28 0 1 0-56 0M104 50c-16 20-16 48 0 68m0-68c16 20 16 48 0 68m60-54c-13 17-13 39 0 56m0-56c13 17 13 39 0 56M104 50c2-14 10-24 22-30m38 44c-4-18-16-34-38-44m0 0c-4-8-3-14 2-20 6 6 6 14-2 20',
]

/** At the foot of a founder's arch where no portrait is. */
export function FounderDrawing({ index }: { index: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 248 120"
      className="absolute inset-x-0 bottom-0 fill-none stroke-2 stroke-current"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[index % drawings.length]} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** In the arch of a founder of whom there is no picture; the arch is a container. */
export function FounderInitials({ founder: { initials, name } }: { founder: Founder }) {
  return (
    <b
      aria-hidden="true"
      className="absolute inset-x-0 top-[30cqw] text-center font-display font-normal text-[40cqw]/[1]"
    >
      {initials ?? initialsOf(name)}
    </b>
  )
}
