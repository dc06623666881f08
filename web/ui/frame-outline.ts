/** The jharokha arch in a box of 400 × 500: two scallops and a point on each side. */
const ARCH =
  'M0 500V188A95 95 0 0 1 44 108A62 62 0 0 1 122 40C134 12 186 26 200 0C214 26 266 12 278 40A62 62 0 0 1 356 108A95 95 0 0 1 400 188V500Z'

/** @returns the outline of a shop's frame of pictures, in a box of 400 × 500 */
export function outlineOf(frame: 'arch' | 'plain'): string {
  return frame === 'arch' ? ARCH : 'M0 500V0H400V500Z'
}
