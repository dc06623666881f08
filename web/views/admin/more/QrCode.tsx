import { encode } from 'uqr'

/** Light modules around the code: scanners need four (ISO/IEC 18004). */
const QUIET_ZONE = 4

export function QrCode({ text, name }: { text: string; name: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const modules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-40 shrink-0 rounded-lg bg-white fill-jam"
    >
      <path d={modules.join('')} />
    </svg>
  )
}
