import { QUIET_ZONE, qrCode } from '#web/lib/qr-code.ts'

export function QrCode({ text, name }: { text: string; name: string }) {
  const { size, path } = qrCode(text)
  const edge = size + 2 * QUIET_ZONE
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${edge} ${edge}`}
      shapeRendering="crispEdges"
      className="size-40 shrink-0 rounded-lg bg-white fill-jam"
    >
      <path d={path} />
    </svg>
  )
}
