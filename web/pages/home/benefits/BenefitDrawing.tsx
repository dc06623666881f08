import type { ReactNode } from 'react'
import type { DrawingName } from '#web/model/schema/copy.ts'

/** Each has a ground line of its own as wide as it is. */
const drawings: Record<DrawingName, { viewBox: string; lines: ReactNode }> = {
  jar: {
    viewBox: '0 4 120 103',
    lines: (
      <path d="M4 106H116M36 16a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v10a3 3 0 0 1-3 3H39a3 3 0 0 1-3-3zM42 16v9m6-9v9m6-9v9m6-9v9m6-9v9m6-9v9m6-9v9M40 29v5c0 5-8 6-8 14v50a8 8 0 0 0 8 8h40a8 8 0 0 0 8-8V48c0-8-8-9-8-14v-5M32 56h56M32 94h56M60 66v8M60 68c-5-5-12-5-16-1 5 3 11 4 16 1m0 0c5-5 12-5 16-1-5 3-11 4-16 1M47.5 80a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M60.5 80a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M54 73.5c-3 4-3 9 0 13m13-13c3 4 3 9 0 13M38 62v-12c0-4 3-5 4-7M93 96a10 10 0 1 0 20 0a10 10 0 1 0-20 0M103 86c-5 6-5 14 0 20m0-20c5 6 5 14 0 20m0-20c1-3 3-5 6-5" />
    ),
  },
  teaspoon: {
    viewBox: '0 1 120 106',
    lines: (
      <path d="M4 106H116M6 76h58M6 76c2 14 14 22 29 22 14 0 24-8 29-20M12 76c2-12 8-17 14-19 3-8 6-12 11-12 4 0 5 5 9 9 7 3 11 11 13 22M24 66c2-4 5-5 8-6m7-8c1 3 3 5 6 7M64 76c10 0 15-9 24-15l22-14c4-2.5 8 3.5 4 6.200L92 67c-9 5.5-16 11.5-29 11M25 20a9 9 0 1 0 18 0a9 9 0 1 0-18 0M34 6V2m10 8 3-3m1 13h4m-8 10 3 3M24 30l-3 3m-1-13h-4m8-10-3-3" />
    ),
  },
  manuscript: {
    viewBox: '0 2 96 89',
    lines: (
      <>
        <path transform="rotate(2 20 62)" d="M84 55h4a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5H30" />
        <path transform="rotate(-18 20 62)" d="M66 55h20a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5H40" />
        <path
          transform="rotate(-40 20 62)"
          d="M8.5 54h75a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1-2.5 2.5h-75a2.5 2.5 0 0 1-2.5-2.5v-10a2.5 2.5 0 0 1 2.5-2.5M12 59h4m13 0h18m12 0h20M12 64h4m13 0h18m12 0h12M19.600 61.5a2.400 2.400 0 1 0 4.800 0a2.400 2.400 0 1 0-4.800 0M50.600 61.5a2.400 2.400 0 1 0 4.800 0a2.400 2.400 0 1 0-4.800 0"
        />
        <path d="M18 66c-9 4-12 13-5 17s12-1 8-6-11-2-11 8M4 90H92" />
      </>
    ),
  },
  lamp: {
    viewBox: '0 4 98 87',
    lines: (
      <path d="M8 58c2 16 13 25 29 25 17 0 29-10 33-24 6-1 12-4 16-9-6 1-10 4-16 4H14c-4 0-6 1-6 4M26 83l-4 7h31l-4-7M4 90h88M14 62h48M82 47c-9-7-6-16 1-27 6 11 9 20 1 27M82.5 45c-4-4-3-8 .5-13 3 5 4 9 .5 13M83 11V5m-13 12-4-4m30 4-3-4m-29 17h-6" />
    ),
  },
  herbs: {
    viewBox: '0 2 96 89',
    lines: (
      <>
        <path d="M30 5c-14-5-27 6-25 22 2 17 17 24 33 30 5-15 9-29 4-42-2-6-7-9-12-10M38 57C36 39 34 23 30 5M36 43c-9-3-16-8-22-16m20 4c-8-3-13-7-18-15m21 27c4-5 6-10 6-17m-8 4c3-4 4-8 4-13M38 57c4 8 10 10 17 10 6-3 8-7 10-12" />
        <path
          transform="rotate(14 72 35)"
          d="M63.5 13.5a8.5 8.5 0 0 1 17 0v39a8.5 8.5 0 0 1-17 0zM66 13c3 3 9 3 12 0M64 20c4 4 12 4 16 0m-16 8c4 4 12 4 16 0m-16 8c4 4 12 4 16 0m-16 8c4 4 12 4 16 0M66 55c3 3 9 3 12 0M72 15v42"
        />
        <path
          transform="rotate(-5 48 81)"
          d="M12 74h68M12 88h68M12 81h60M12 74a4 7 0 0 0 0 14M80 74a4 7 0 0 1 0 14 4 7 0 0 1 0-14M80 78a2 3 0 0 0 0 6"
        />
        <path d="M4 90H92" />
      </>
    ),
  },
  spoons: {
    viewBox: '0 2 96 89',
    lines: (
      <path d="M4 90H92M19.5 39C12 37 8 30 8 22 8 11 14 4 22 4s14 7 14 18c0 8-4 15-11.5 17l-.5 51h-4zM16 14c-3 4-3 10-1 15M48.5 53C42 51 39 45 39 38.5c0-9 5-14.5 11.5-14.5S62 29.5 62 38.5C62 45 59 51 52.5 53L52 90h-3zM45 32c-2 3-2 7-1 11M75 66c-5-1.5-7-6-7-11 0-7 4-11 9-11s9 4 9 11c0 5-2 9.5-7 11l-.5 24h-3zM72.5 51c-1 2-1 5 0 7.5" />
    ),
  },
}

const pen = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** A line drawing at the end of a benefit, in the manner of an old herbal. */
export function BenefitDrawing({ name }: { name: DrawingName }) {
  const { viewBox, lines } = drawings[name]
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      {...pen}
      className="-col-end-1 row-span-2 row-start-1 h-14 w-auto self-end justify-self-end stroke-2 text-moss *:[vector-effect:non-scaling-stroke] md:h-20"
    >
      {lines}
    </svg>
  )
}
