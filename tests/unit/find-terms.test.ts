import { describe, expect, it } from 'vitest'
import { findTerms } from '#web/build/checks/find-terms.ts'

describe('findTerms', () => {
  it.each([
    ['const foldSources = 1', 'foldSources'],
    ['/** Brings a page alive. */', 'alive'],
    ["it('is told of a failure')", 'told'],
    ['<Still>', '<Still'],
    ['export function askD1() {}', 'askD1'],
    ['type Slice = { rows: Row[] }', 'Slice'],
    ['/* The owner’s room */', 'owner’s room'],
  ])('finds in %s the term %s', (code, found) => {
    expect(findTerms('a.ts', code)).toMatchObject([{ line: 1, found }])
  })

  it('finds terms in paths, and names file, line and standard term', () => {
    expect(findTerms('web/build/text-cards.ts', '\nthereby')).toMatchObject([
      { file: 'web/build/text-cards.ts', line: 1, found: 'text-cards', use: 'markdown, frontmatter' },
      { line: 2, found: 'thereby' },
    ])
  })

  it.each([
    'rows.slice(0, 2)',
    'Connection: keep-alive',
    'the picture above the fold',
    'It is still there, near the whole range.',
    'Promise.allSettled(tasks)',
    'an early return',
    'a task',
  ])('lets plain English and the platform’s names be: %s', (text) => {
    expect(findTerms('a.ts', text)).toEqual([])
  })
})
