import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Problem } from '#web/model/validation.ts'
import { colourProblems } from '../look/palette.ts'
import { readLook } from '../look/read-look.ts'

const FILE = 'facts/look.json'
/** The least side of a mark, in px: phones show it so large. */
const LEAST = 512
/** The chunk IHDR, the first of a PNG, has width and height at its beginning. */
const HEADER = { length: 24, width: 16, height: 20 }

/** Finds colours that cannot be read on paper, and marks that are no square PNG of a sufficient size. */
export function lookProblems(folder: string): Problem[] {
  const { colours, ...look } = readLook(folder)
  const marks = (['mark', 'icon'] as const).flatMap((field) => {
    const file = look[field]
    const message = file && wrongWithMark(join(folder, 'images', basename(file)))
    return message ? [{ file: FILE, path: [field], message }] : []
  })
  const wrong = colours ? colourProblems(colours) : []
  return [...marks, ...wrong.map(({ field, message }) => ({ file: FILE, path: ['colours', field], message }))]
}

function wrongWithMark(file: string): string | undefined {
  if (!existsSync(file)) return `is not in images/: add ${basename(file)}, or empty the field`
  if (file.endsWith('.svg')) return undefined
  const bytes = Buffer.alloc(HEADER.length)
  const opened = openSync(file, 'r')
  readSync(opened, bytes)
  closeSync(opened)
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return 'is no PNG: save the picture as one'
  const [width, height] = [bytes.readUInt32BE(HEADER.width), bytes.readUInt32BE(HEADER.height)]
  if (width === height && width >= LEAST) return undefined
  return `is ${width} × ${height} px: add a square one of ${LEAST} px or more`
}
