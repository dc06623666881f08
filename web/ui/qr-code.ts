import { encode } from 'uqr'

/** Light modules around a code that scanners need (ISO/IEC 18004). */
export const QUIET_ZONE = 4

/**
 * Encodes an address with error correction Q: a quarter of the code may be scratched or smeared.
 *
 * @returns modules along an edge without the quiet zone, and the dark ones as SVG path data in modules: joined into
 * horizontal runs, so that no hairlines show between them
 */
export function qrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'Q', boostEcc: false, border: 0 })
  const path = data.flatMap((row, y) => {
    const runs = row.map(Number).join('').matchAll(/1+/g)
    return Array.from(runs, ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
  })
  return { size, path: path.join('') }
}
