import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openHistory } from '#web/edit/history.ts'
import { type GitHost, REPOSITORY, startGitHost } from '../e2e/git-host.ts'

const OFFER = 'web/content/facts/opening.json'
const PACKS = 'web/content/facts/label.json'

let host: GitHost
const open = (token = 'owner-token') =>
  openHistory({ repository: REPOSITORY, api: host.api, branch: 'main' }, token)
const read = (path: string) => host.read(path).toString()
const subjects = () => host.git('log', '--format=%s', 'main').split('\n')
async function undoNewest(history = open()): Promise<void> {
  const edit = await history.newestEdit()
  if (!edit) throw new Error('There is no edit')
  await history.undo(edit)
}

beforeEach(async () => {
  host = await startGitHost(['web/content/facts', 'README.md'])
})
afterEach(() => host.close())

it('restores exactly the files of the newest edit, in one commit of the owner on top', async () => {
  const offer = read(OFFER)
  host.push({ [PACKS]: 'earlier' }, 'Edit: Packs')
  host.push({ [OFFER]: 'changed', 'web/images/added.webp': 'picture', 'README.md': null }, 'Edit: Offer')
  host.push({ 'package.json': '{}' })
  await undoNewest()
  expect(subjects().slice(0, 3)).toEqual(['Undo: Offer', 'Change as a developer', 'Edit: Offer'])
  expect([read(OFFER), read(PACKS), read('package.json')]).toEqual([offer, 'earlier', '{}'])
  expect(read('README.md')).not.toBe('')
  expect(() => read('web/images/added.webp')).toThrow()
  expect(host.git('log', '-1', '--format=%an')).toBe('The owner')
})

it('undoes an undo, as an edit that can be undone again', async () => {
  const offer = read(OFFER)
  host.push({ [OFFER]: 'changed' }, 'Edit: Offer')
  for (const expected of [offer, 'changed', offer]) {
    await undoNewest()
    expect(read(OFFER)).toBe(expected)
  }
  expect(subjects().slice(0, 3)).toEqual(['Undo: Offer', 'Edit: Offer', 'Undo: Offer'])
})

it('is refused where the same file has changed since', async () => {
  host.push({ [OFFER]: 'changed' }, 'Edit: Offer')
  const head = host.push({ [OFFER]: 'of a developer' })
  await expect(undoNewest()).rejects.toThrow('Cannot be undone: the same has changed again since.')
  expect(host.git('rev-parse', 'main')).toBe(head)
})

it('does not remove a batch', async () => {
  for (const folder of ['web/content/batches', 'web/content/mr/batches']) {
    host.push({ [`${folder}/SY-99-01.json`]: '{}' }, 'Edit: Batches, SY-99-01')
    await expect(undoNewest()).rejects.toThrow('A batch is never removed')
  }
})

it('happens once when it is asked for on two phones at the same moment', async () => {
  const offer = read(OFFER)
  host.push({ [OFFER]: 'changed' }, 'Edit: Offer')
  let others = 1
  host.onRequest = (request) => {
    if (request === 'POST /git/commits' && others-- > 0) host.push({ [OFFER]: offer }, 'Undo: Offer')
  }
  await expect(undoNewest()).rejects.toThrow('has changed again since')
  expect(read(OFFER)).toBe(offer)
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
})

it('says what to do where the sign-in may not write or has ended, and where the host is out of reach', async () => {
  host.push({ [OFFER]: 'changed' }, 'Edit: Offer')
  await expect(undoNewest(open('reader-token'))).rejects.toThrow('may not change the site')
  await expect(undoNewest(open('no-token'))).rejects.toThrow('Sign in again')
  const broken = () => new Response(new ReadableStream({ pull: (body) => body.error(new Error('reset')) }))
  const limited = () => new Response('{}', { status: 403, headers: { 'X-RateLimit-Remaining': '0' } })
  for (const [answer, advice] of [
    [() => Promise.reject(new TypeError('fetch failed')), 'cannot be reached. Try again.'],
    [broken, 'cannot be reached. Try again.'],
    [limited, 'Try again in an hour.'],
  ] as const) {
    vi.stubGlobal('fetch', async () => answer())
    await expect(open().newestEdit()).rejects.toThrow(advice)
  }
})

it('finds nothing among the commits of developers', async () => {
  host.push({ [OFFER]: 'changed' }, 'Editor: not an edit')
  expect(await open().newestEdit()).toBeUndefined()
})
