import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import { useContent } from '#web/model/context.ts'
import type { Batch, Pack } from '#web/model/types.ts'
import { longDate } from '#web/shop/day.ts'
import { QUIET_ZONE, qrCode } from '#web/ui/qr-code.ts'

/** The size of the paper, in mm. */
const A4 = { width: 210, height: 297 }
/** A sheet of self-adhesive labels, Avery 3657 or an Indian one of 44: its labels, in mm, fill the middle of A4. */
export const SHEET = { columns: 4, rows: 11, width: 48.5, height: 25.4 }
/** Between a label's edge and what is printed on it, in mm: printers and sheets are off by up to a millimetre. */
const MARGIN = 1.2
/** Edge of the code without its quiet zone, in mm: smaller ones fail on cheap phones and printers. */
const CODE = 18
/** About the width of its capitals and figures, in em. */
const EM_PER_LETTER = 0.66

type Props = {
  batch: Batch
  pack: Pick<Pack, 'id' | 'size'>
  /** The text that the code encodes. */
  address: string
  /** Whether the label must not be put on a jar. */
  isProof: boolean
}

/** A sheet with the label of a pack in every place; the edges are on the screen alone. */
export function LabelSheet({ batch, pack, address, isProof }: Props) {
  const { columns, rows, width, height } = SHEET
  const [left, top] = [(A4.width - columns * width) / 2, (A4.height - rows * height) / 2]
  const label = `label-${pack.id}`
  return (
    <svg
      role="img"
      aria-label={`Sheet of ${columns * rows} labels`}
      viewBox={`0 0 ${A4.width} ${A4.height}`}
      className="label-sheet break-inside-avoid bg-white shadow-soft print:h-[297mm] print:w-[210mm] print:shadow-none"
    >
      <symbol id={label} viewBox={`0 0 ${width} ${height}`}>
        <Label batch={batch} pack={pack} address={address} isProof={isProof} />
      </symbol>
      {Array.from({ length: columns * rows }, (_, index) => {
        const [x, y] = [left + (index % columns) * width, top + Math.floor(index / columns) * height]
        const place = { x, y, width, height }
        return (
          <g key={`${x} ${y}`}>
            <rect {...place} className="fill-none stroke-leaf/30 stroke-[0.2px] print:hidden" />
            <use href={`#${label}`} {...place} />
          </g>
        )
      })}
    </svg>
  )
}

/**
 * What is on a label, in mm: the code, and beside it what people read: lot and both dates in one place, as the law wants them
 * (Labelling and Display Regulations, 2020, regulation 5(10); Drugs Rules, 1945, rules 161 and 161B).
 */
function Label({ batch, pack: { size }, address, isProof }: Props) {
  const { facts, words } = useContent()
  const code = qrCode(address)
  const module = CODE / code.size
  const quiet = QUIET_ZONE * module
  const left = MARGIN + quiet + CODE + quiet
  const line = (text: string, y: number, mm: number, weight = 400) => (
    // A long lot code or name still fits.
    <text
      x={left}
      y={y}
      fontSize={Math.min(mm, (SHEET.width - MARGIN - left) / (text.length * EM_PER_LETTER))}
      fontWeight={weight}
    >
      {text}
    </text>
  )
  return (
    <>
      <path
        d={code.path}
        shapeRendering="crispEdges"
        transform={`translate(${MARGIN + quiet} ${(SHEET.height - CODE) / 2}) scale(${module})`}
      />
      {isProof && line('PROOF, NOT FOR JARS', 2.7, 1.7, 700)}
      <g className="font-display">{line(facts.brand.name, 6.7, 3.4, 600)}</g>
      {line(`Lot ${batch.lot}`, 10.5, 2.7, 700)}
      {line('Made', 12.9, 1.7)}
      {line(longDate(batch.madeOn, SOURCE_LANGUAGE), 15.5, 2.5, 700)}
      {line(words.label.facts.expiry.name, 17.9, 1.7)}
      {line(longDate(batch.expiresOn, SOURCE_LANGUAGE), 20.5, 2.5, 700)}
      {line(size, 23, 2)}
    </>
  )
}
