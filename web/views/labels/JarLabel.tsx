import { SOURCE } from '#contract/languages.ts'
import { useContent } from '#web/content/context.ts'
import { type Batch, jarAddress } from '#web/domain/batch.ts'
import type { Pack } from '#web/domain/price.ts'
import { longDate } from '#web/lib/format.ts'
import { QUIET_ZONE, qrCode } from '#web/lib/qr-code.ts'

/** Of the smallest label, in mm. On a larger one everything is larger. */
const WIDTH = 45.7
const HEIGHT = 25.4
/** Between a label's edge and what is printed on it, in mm: printers and sheets are off by up to a millimetre. */
const MARGIN = 1.2
/** Edge of the code without its quiet zone, in mm: smaller ones fail on cheap phones and printers. */
const SHORT_ADDRESS = 15
/** A GS1 Digital Link is longer and so has more modules. */
const DIGITAL_LINK = 18
/** About the width of its capitals and figures, in em. */
const EM_PER_LETTER = 0.66

type Props = {
  id: string
  batch: Batch
  pack: Pick<Pack, 'gtin' | 'size'>
  /** It must not go onto a jar. */
  isProof: boolean
}

/** A label in mm, as a symbol that each place of a sheet uses. */
export function JarLabel({ id, batch, pack: { gtin, size }, isProof }: Props) {
  const { brand } = useContent()
  const code = qrCode(jarAddress(batch, gtin, brand.siteUrl))
  const edge = gtin ? DIGITAL_LINK : SHORT_ADDRESS
  const module = edge / code.size
  const quiet = QUIET_ZONE * module
  const left = MARGIN + quiet + edge + quiet
  const line = (text: string, y: number, mm: number, weight = 400) => (
    // A long lot code or name still fits.
    <text
      x={left}
      y={y}
      fontSize={Math.min(mm, (WIDTH - MARGIN - left) / (text.length * EM_PER_LETTER))}
      fontWeight={weight}
    >
      {text}
    </text>
  )
  return (
    <symbol id={id} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <path
        d={code.path}
        shapeRendering="crispEdges"
        transform={`translate(${MARGIN + quiet} ${(HEIGHT - edge) / 2}) scale(${module})`}
      />
      {isProof && line('PROOF, NOT FOR JARS', 2.7, 1.7, 700)}
      <g className="font-display">{line(brand.name, 6.7, 3.4, 600)}</g>
      {line('Lot', 10.1, 1.9)}
      {line(batch.lot, 13.3, 3.4, 700)}
      {line('Best before', 16.4, 1.9)}
      {line(longDate(batch.bestBefore, SOURCE), 19.3, 2.7, 700)}
      {line(size, 22.4, 2.2)}
    </symbol>
  )
}
