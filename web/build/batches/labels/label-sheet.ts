import PDFDocument from 'pdfkit'
import type { Label } from './label.ts'
import { QUIET_ZONE, qrMatrix } from './qr-matrix.ts'

/** A4 in 4 columns and 11 rows, in mm: a common format of self-adhesive sheets. */
export const SHEET = {
  width: 210,
  height: 297,
  columns: 4,
  rows: 11,
  labelWidth: 48.5,
  labelHeight: 25.4,
} as const

const PER_SHEET = SHEET.columns * SHEET.rows
const POINTS_PER_MM = 72 / 25.4
/** Between a label's edge and what is printed on it: printers and sheets are off by up to a millimetre. */
const MARGIN_MM = 1.2
const PROOF = 'PROOF, NOT FOR JARS'

/**
 * Draws sheets of labels.
 *
 * @param count labels in all; the last sheet is filled as far as they reach
 * @param proof marks each label as one that must not go onto a jar
 * @returns the PDF, with all codes as vectors
 */
export function labelSheets(label: Label, count: number, proof: boolean): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: label.lines.join(' ') },
  })
  const code = qrMatrix(label.address)
  for (let index = 0; index < count; index += 1) {
    const place = index % PER_SHEET
    if (place === 0) pdf.addPage()
    pdf.save().scale(POINTS_PER_MM)
    const { x, y } = cornerOf(place)
    drawLabel(pdf.translate(x, y), label, code, proof)
    pdf.restore()
  }
  return finish(pdf)
}

/** The upper left corner of a label on its sheet, in mm. */
function cornerOf(place: number): { x: number; y: number } {
  const { width, height, columns, rows, labelWidth, labelHeight } = SHEET
  return {
    x: (width - columns * labelWidth) / 2 + (place % columns) * labelWidth,
    y: (height - rows * labelHeight) / 2 + Math.floor(place / columns) * labelHeight,
  }
}

type Code = ReturnType<typeof qrMatrix>

/** In mm, from the label's corner. */
function drawLabel(
  pdf: PDFKit.PDFDocument,
  { sizeMm, lines }: Label,
  { size, runs }: Code,
  proof: boolean,
): void {
  const module = sizeMm / size
  const quiet = QUIET_ZONE * module
  const left = MARGIN_MM + quiet
  const top = (SHEET.labelHeight - sizeMm) / 2
  for (const { x, y, width } of runs) {
    pdf.rect(left + x * module, top + y * module, width * module, module)
  }
  pdf.fill('black')
  const [lotName = '', lot = '', bestName = '', best = '', size_ = ''] = lines
  const textLeft = left + sizeMm + quiet
  const width = SHEET.labelWidth - MARGIN_MM - textLeft
  const write = (text: string, font: string, mm: number, y: number) => {
    pdf.font(font)
    // The longest lot code still fits into its line.
    const fitting = Math.min(mm, (mm * width) / pdf.fontSize(mm).widthOfString(text))
    pdf.fontSize(fitting).text(text, textLeft, y, { lineBreak: false })
  }
  write(lotName, 'Helvetica', 1.9, top)
  write(lot, 'Helvetica-Bold', 3.4, top + 2.1)
  write(bestName, 'Helvetica', 1.9, top + 6.9)
  write(best, 'Helvetica-Bold', 2.7, top + 9)
  write(size_, 'Helvetica', 1.9, top + 12.8)
  if (proof) write(PROOF, 'Helvetica-Bold', 1.7, top - 2.6)
}

function finish(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.end()
  })
}
