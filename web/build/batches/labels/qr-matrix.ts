import { encode } from 'uqr'

/** Light modules around the code that scanners need (ISO/IEC 18004). */
export const QUIET_ZONE = 4

/** A row of dark modules, in modules from the corner of the code without its quiet zone. */
export type Run = { x: number; y: number; width: number }

/**
 * Encodes an address with error correction Q: a quarter of the code may be scratched or smeared.
 *
 * @returns modules along an edge, and the dark ones joined into horizontal runs, so that no hairlines show between them
 */
export function qrMatrix(text: string): { size: number; runs: Run[] } {
  const { data, size } = encode(text, { ecc: 'Q', boostEcc: false, border: 0 })
  return { size, runs: data.flatMap(runsOf) }
}

function runsOf(row: boolean[], y: number): Run[] {
  const runs: Run[] = []
  row.forEach((dark, x) => {
    const last = runs.at(-1)
    if (dark && last && last.x + last.width === x) last.width += 1
    else if (dark) runs.push({ x, y, width: 1 })
  })
  return runs
}
