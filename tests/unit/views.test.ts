import { describe, expect, it } from 'vitest'
import { viewAt, views } from '#web/views.ts'
import { content } from '../content.ts'

describe('viewAt', () => {
  it.each(Object.values(views).map(({ name, path }) => [path, name]))('%s leads to %s', (path, name) => {
    expect(viewAt(path).name).toBe(name)
  })

  it.each([
    ['/blog/', 'blog'],
    ['/admin//', 'admin'],
    ['/blog/best-chyawanprash-guide', 'blog'],
    ['/blog/best-chyawanprash-guide/', 'blog'],
    ['/batch/SY-26-02', 'batch'],
    ['/newsletter/confirm', 'newsletter'],
    ['/batches', 'not-found'],
    ['/nothing', 'not-found'],
    ['/Blog', 'not-found'],
    ['/blogs', 'not-found'],
    ['/admin/more', 'not-found'],
    ['', 'not-found'],
  ])('%j leads to %s', (path, name) => {
    expect(viewAt(path).name).toBe(name)
  })
})

describe('views', () => {
  it('have a path, a title and a description each of their own', () => {
    const pages = Object.values(views).map(({ name, path }) => ({ path, ...content.pages[name] }))
    for (const field of ['path', 'title', 'description'] as const)
      expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length)
  })

  it('keep the dashboard, the pages of links in mails and the error page out of search engines', () => {
    const hidden = Object.values(views).filter(({ indexed }) => !indexed)
    expect(hidden.map(({ name }) => name)).toEqual(['newsletter', 'admin', 'not-found'])
  })
})
