import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parseLedger, removedLines } from '#web/build/batches/ledger.ts'
import { ledgerHistoryProblems } from '#web/build/batches/ledger-history.ts'

const LEDGER = 'web/content/batches/ledger.txt'

describe('parseLedger', () => {
  it('passes over comments and empty lines', () => {
    expect(parseLedger('# lots\n\nSY-26-01 2026-11-03\r\nSY-26-02 2026-11-10 sample\n')).toEqual({
      lines: [
        { lot: 'SY-26-01', madeOn: '2026-11-03', sample: false },
        { lot: 'SY-26-02', madeOn: '2026-11-10', sample: true },
      ],
      problems: [],
    })
  })

  it.each(['sy-26-01 2026-11-03', 'SY-26-01', 'SY-26-01 3.11.2026', 'SY-26-01 2026-11-03 samples'])(
    'refuses the line “%s”',
    (line) => {
      expect(parseLedger(line).problems).toEqual([expect.stringContaining('is malformed')])
    },
  )

  it('refuses a lot that is listed twice, also in another spelling', () => {
    expect(parseLedger('SY-26-10 2026-11-03\nSY-26-IO 2026-11-10').problems).toEqual([
      expect.stringContaining('lot SY-26-IO is listed twice'),
    ])
  })
})

describe('removedLines', () => {
  const before = 'SY-26-01 2026-11-03\nSY-26-02 2026-11-10 sample\n'

  it('lets lines be added, and samples be removed', () => {
    expect(removedLines(before, `${before}SY-26-03 2026-11-20`)).toEqual([])
    expect(removedLines(before, 'SY-26-01 2026-11-03')).toEqual([])
  })

  it.each([
    ['removed', ''],
    ['given another day', 'SY-26-01 2026-11-04'],
    ['turned into a sample', 'SY-26-01 2026-11-03 sample'],
  ])('names a lot that was %s', (_, after) => {
    expect(removedLines(before, after)).toEqual([
      expect.stringContaining('“SY-26-01 2026-11-03” was removed or changed'),
    ])
  })
})

describe('the history of the ledger', () => {
  it('has only ever grown', () => {
    expect(ledgerHistoryProblems('.', LEDGER, readFileSync(LEDGER, 'utf8'))).toEqual([])
  })

  it('shows a lot that was removed in an earlier commit, or in the work tree', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ledger-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', folder, '-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args])
    const commit = (text: string) => {
      writeFileSync(join(folder, 'ledger.txt'), text)
      git('add', '.')
      git('commit', '--quiet', '-m', 'Change the ledger')
    }
    git('init', '--quiet')
    commit('SY-26-01 2026-11-03\n')
    commit('SY-26-02 2026-11-10\n')
    expect(ledgerHistoryProblems(folder, 'ledger.txt', '')).toEqual([
      expect.stringMatching(/^[0-9a-f]{10}: “SY-26-01 2026-11-03” was removed/),
      expect.stringMatching(/^the work tree: “SY-26-02 2026-11-10” was removed/),
    ])
  })
})
