import { LOT_CODE, lotKey } from '#web/domain/lot-code.ts'

/** A line of the ledger of lots. */
export type LedgerLine = {
  lot: string
  /** YYYY-MM-DD; a code that comes back with another day is used for another batch. */
  madeOn: string
  /** Whether the lot is made up, and may be removed. */
  sample: boolean
}

const LINE = /^(\S+) (\d{4}-\d{2}-\d{2})( sample)?$/

/**
 * Reads the ledger of lots.
 *
 * @param text of the ledger; empty lines and lines that begin with `#` are passed over
 * @returns the lots in the order listed, and a sentence for each line that is malformed or repeats a lot
 */
export function parseLedger(text: string): { lines: LedgerLine[]; problems: string[] } {
  const lines: LedgerLine[] = []
  const problems: string[] = []
  const known = new Set<string>()
  text.split(/\r?\n/).forEach((written, index) => {
    const line = written.trim()
    if (line === '' || line.startsWith('#')) return
    const [, lot = '', madeOn = '', sample] = LINE.exec(line) ?? []
    if (!LOT_CODE.test(lot)) {
      problems.push(
        `line ${index + 1} “${line}” is malformed: write the lot, the day it was made, as in "SY-26-02 2026-11-10"`,
      )
    } else if (known.has(lotKey(lot))) {
      problems.push(`line ${index + 1}: lot ${lot} is listed twice: a lot code is used once, for one batch`)
    } else {
      known.add(lotKey(lot))
      lines.push({ lot, madeOn, sample: sample !== undefined })
    }
  })
  return { lines, problems }
}

/**
 * Compares two versions of the ledger.
 *
 * @returns a sentence for each line that was removed or changed; lines of samples may be removed
 */
export function removedLines(before: string, after: string): string[] {
  const kept = new Set(parseLedger(after).lines.map(format))
  return parseLedger(before)
    .lines.filter((line) => !line.sample && !kept.has(format(line)))
    .map(
      (line) => `“${format(line)}” was removed or changed: a lot that has been printed stays in the ledger`,
    )
}

function format({ lot, madeOn, sample }: LedgerLine): string {
  return `${lot} ${madeOn}${sample ? ' sample' : ''}`
}
