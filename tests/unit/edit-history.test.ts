import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openHistory } from '#web/edit/history.ts'
import { type GitHost, REPOSITORY, startGitHost } from '../e2e/git-host.ts'

const OFFER = 'web/content/facts/opening.json'
const PACKS = 'web/content/facts/label.json'

let host: GitHost
let history: ReturnType<typeof openHistory>
const open = (token = 'owner-token') =>
  openHistory({ repository: REPOSITORY, api: host.api, branch: 'main' }, token)
const read = (path: string, branch?: string) => host.read(path, branch).toString()
const subjects = (branch = 'main') => host.git('log', '--format=%s', branch).split('\n')
const undoNewest = async (branch = 'main') => {
  const edit = await history.newestEdit(branch)
  if (!edit) throw new Error('There is no edit')
  await history.undo(branch, edit)
}

beforeEach(async () => {
  host = await startGitHost(['web/content/facts', 'web/content/batches', 'README.md'])
  history = open()
})
afterEach(() => host.close())

describe('undoing on a phone', () => {
  it('restores exactly the files of the newest edit, in one commit of the owner on top', async () => {
    const [offer, packs] = [read(OFFER), read(PACKS)]
    host.push({ [PACKS]: 'earlier' }, 'Edit: Packs')
    host.push({ [OFFER]: 'changed', 'web/images/added.webp': 'picture', 'README.md': null }, 'Edit: Offer')
    await undoNewest()
    expect(subjects()).toEqual(['Undo: Offer', 'Edit: Offer', 'Edit: Packs', 'Take the project as it is'])
    expect([read(OFFER), read(PACKS)]).toEqual([offer, 'earlier'])
    expect(packs).not.toBe('earlier')
    expect(host.paths()).toContain('README.md')
    expect(host.paths()).not.toContain('web/images/added.webp')
    expect(host.git('log', '-1', '--format=%an')).toBe('The owner')
  })

  it('undoes an undo, as an edit that can be undone again', async () => {
    const offer = read(OFFER)
    host.push({ [OFFER]: 'changed' }, 'Edit: Offer')
    await undoNewest()
    await undoNewest()
    expect(read(OFFER)).toBe('changed')
    await undoNewest()
    expect(read(OFFER)).toBe(offer)
    expect(subjects().slice(0, 3)).toEqual(['Undo: Offer', 'Edit: Offer', 'Undo: Offer'])
  })

  it('keeps what a developer has pushed to other files since', async () => {
    const offer = read(OFFER)
    host.push({ [OFFER]: 'changed' }, 'Edit: Offer')
    host.push({ [PACKS]: 'of a developer' })
    await undoNewest()
    expect([read(OFFER), read(PACKS)]).toEqual([offer, 'of a developer'])
  })

  it('is refused where a developer has pushed to the same file since', async () => {
    host.push({ [OFFER]: 'changed' }, 'Edit: Offer')
    const head = host.push({ [OFFER]: 'of a developer' })
    await expect(undoNewest()).rejects.toThrow('Cannot be undone: the same has changed again since.')
    expect(host.git('rev-parse', 'main')).toBe(head)
  })

  it('does not remove a batch', async () => {
    host.push({ 'web/content/batches/SY-99-01.json': '{}' }, 'Edit: Batches, SY-99-01')
    await expect(undoNewest()).rejects.toThrow('A batch is never removed')
    host.push({ 'web/content/mr/batches/SY-99-01.json': '{}' }, 'Edit: Batches, SY-99-01')
    await expect(undoNewest()).rejects.toThrow('A batch is never removed')
    host.push(
      {
        'web/content/batches/SY-99-01.json': '{"picture":"a.webp"}',
        'web/content/batches/a.webp': 'picture',
      },
      'Edit: Batches, SY-99-01',
    )
    await undoNewest()
    expect(read('web/content/batches/SY-99-01.json')).toBe('{}')
    expect(host.paths()).not.toContain('web/content/batches/a.webp')
  })

  it('happens once when it is asked for by two owners at the same moment', async () => {
    const offer = read(OFFER)
    host.push({ [OFFER]: 'changed' }, 'Edit: Offer')
    const edit = await history.newestEdit('main')
    if (!edit) throw new Error('There is no edit')
    const phones = [history, open('partner-token')]
    const outcomes = await Promise.allSettled(phones.map((phone) => phone.undo('main', edit)))
    const failures = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.message] : [],
    )
    expect(failures).toEqual([expect.stringContaining('has changed again since')])
    expect(read(OFFER)).toBe(offer)
    expect(subjects().slice(0, 2)).toEqual(['Undo: Offer', 'Edit: Offer'])
  })

  it('is made again on a head that moves meanwhile, and given up when it moves twice', async () => {
    host.push({ [OFFER]: 'changed' }, 'Edit: Offer')
    let moves = 1
    host.onRequest = (request) => {
      if (request === 'POST /git/commits' && moves-- > 0) host.push({ [PACKS]: `of a developer, ${moves}` })
    }
    await undoNewest()
    expect(read(PACKS)).toBe('of a developer, 0')
    moves = 2
    await expect(undoNewest()).rejects.toThrow('Somebody else is saving')
    expect(subjects()[0]).toBe('Change as a developer')
  })

  it('says what to do where the sign-in may not write', async () => {
    host.push({ [OFFER]: 'changed' }, 'Edit: Offer')
    for (const [token, advice] of [
      ['reader-token', 'may not change the site'],
      ['stranger-token', 'may not change the site'],
      ['no-token', 'Sign in again'],
    ] as const) {
      history = open(token)
      await expect(undoNewest()).rejects.toThrow(advice)
    }
    expect(subjects()[0]).toBe('Edit: Offer')
  })

  it('says to try again where the connection breaks, within an answer too, or after too many requests', async () => {
    const broken = () => new Response(new ReadableStream({ pull: (body) => body.error(new Error('reset')) }))
    const limited = () => new Response('{}', { status: 403, headers: { 'X-RateLimit-Remaining': '0' } })
    for (const [answer, advice] of [
      [() => Promise.reject(new TypeError('fetch failed')), 'cannot be reached. Try again.'],
      [broken, 'cannot be reached. Try again.'],
      [limited, 'Try again in an hour.'],
    ] as const) {
      vi.stubGlobal('fetch', async () => answer())
      await expect(history.newestEdit('main')).rejects.toThrow(advice)
    }
  })

  it('finds nothing among the commits of developers', async () => {
    host.push({ [OFFER]: 'changed' }, 'Editor: not an edit')
    expect(await history.newestEdit('main')).toBeUndefined()
  })
})

describe('the preview', () => {
  it('begins at the published branch, follows it, and keeps edits that are not published', async () => {
    await history.startPreview()
    expect(host.git('rev-parse', 'preview')).toBe(host.git('rev-parse', 'main'))
    host.push({ [PACKS]: 'of a developer' })
    await history.startPreview()
    expect(host.git('rev-parse', 'preview')).toBe(host.git('rev-parse', 'main'))
    const head = host.push({ [OFFER]: 'changed' }, 'Edit: Offer', 'preview')
    await history.startPreview()
    expect(host.git('rev-parse', 'preview')).toBe(head)
  })

  it('is made live with what was pushed meanwhile, as one edit that can be undone', async () => {
    const [offer, readme] = [read(OFFER), read('README.md')]
    await history.startPreview()
    host.push({ [OFFER]: 'changed' }, 'Edit: Offer', 'preview')
    host.push({ 'README.md': 'changed' }, 'Edit: About', 'preview')
    host.push({ [PACKS]: 'of a developer' })
    await history.publishPreview()
    expect([read(OFFER), read('README.md'), read(PACKS)]).toEqual(['changed', 'changed', 'of a developer'])
    expect(host.git('rev-parse', 'preview')).toBe(host.git('rev-parse', 'main'))
    await undoNewest()
    expect([read(OFFER), read('README.md'), read(PACKS)]).toEqual([offer, readme, 'of a developer'])
  })

  it('is created again where it was deleted meanwhile', async () => {
    for (const act of ['publishPreview', 'discardPreview'] as const) {
      await history.startPreview()
      host.git('branch', '--delete', '--force', 'preview')
      await history[act]()
      expect(host.git('rev-parse', 'preview')).toBe(host.git('rev-parse', 'main'))
    }
  })

  it('stays as it is where both have changed the same lines', async () => {
    await history.startPreview()
    const preview = host.push({ [OFFER]: 'of the owner' }, 'Edit: Offer', 'preview')
    const main = host.push({ [OFFER]: 'of a developer' })
    await expect(history.publishPreview()).rejects.toThrow('both changed the same lines')
    expect(host.git('rev-parse', 'main', 'preview')).toBe(`${main}\n${preview}`)
  })

  it('is thrown away without a trace on the site', async () => {
    await history.startPreview()
    host.push({ [OFFER]: 'changed' }, 'Edit: Offer', 'preview')
    const main = host.push({ [PACKS]: 'of a developer' })
    await history.discardPreview()
    expect(host.git('rev-parse', 'main', 'preview')).toBe(`${main}\n${main}`)
  })
})
