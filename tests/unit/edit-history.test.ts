import { beforeEach, expect, it, vi } from 'vitest'
import { describeEdit, openHistory } from '#web/admin/edit/history.ts'
import { type GitHost, openGitHost, REPOSITORY } from '../e2e/git-host.ts'

const OFFER = 'web/content/facts/launch.json'
const PACKS = 'web/content/facts/label.json'

const BATCH = 'web/content/batches/SY-99-01.json'

let host: GitHost
/** The commit that the site states as live. */
let live: string | undefined
const goLive = () => {
  live = host.log()[0]?.sha
}
const read = (path: string) => host.files().get(path)?.toString()
const subjects = () => host.log().map(({ commit }) => commit.message)

async function undoNewest(token = 'owner-token'): Promise<void> {
  const { newestEdit, undo } = openHistory(REPOSITORY, token)
  const edit = await newestEdit()
  if (!edit) throw new Error('There is no edit')
  await undo(edit)
}

beforeEach(() => {
  host = openGitHost('web/demonstration/facts', 'web/content/facts')
  goLive()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url === '/version.txt'
      ? new Response(live, { status: live ? 200 : 404 })
      : host.answer(new Request(url, init)),
  )
})

it('restores exactly the files of the newest edit, in one commit of the owner on top', async () => {
  const offer = read(OFFER)
  host.push({ [PACKS]: 'earlier', 'README.md': 'read' }, 'Edit: Packs')
  host.push(
    { [OFFER]: 'changed', 'web/content/images/added.webp': 'picture', 'README.md': null },
    'Edit: Offer',
  )
  host.push({ 'package.json': '{}' }, 'Editor: not an edit')
  await undoNewest()
  expect(subjects().slice(0, 3)).toEqual(['Undo: Offer', 'Editor: not an edit', 'Edit: Offer'])
  expect([OFFER, PACKS, 'package.json', 'README.md'].map(read)).toEqual([offer, 'earlier', '{}', 'read'])
  expect(read('web/content/images/added.webp')).toBeUndefined()
  expect(host.log()[0]?.commit.author.name).toBe('owner')
})

it('removes a batch that has not gone live, with its report: nobody has its labels', async () => {
  const report = 'web/content/batches/scan #2.pdf'
  host.push({ [BATCH]: '{}', [report]: 'too large' }, 'Edit: Batches, SY-99-01')
  await undoNewest()
  expect([BATCH, report].map(read)).toEqual([undefined, undefined])
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

it.each([
  ['Edit: Pictures, mark-colours-and-frame +2', 'Pictures: mark colours and frame'],
  ['Undo: Batches, SY-99-01', 'Batches: SY-99-01'],
  ['Edit: web/content/images/pan.webp', 'pan.webp'],
])('describes %s as %s', (subject, description) => {
  expect(describeEdit(subject)).toBe(description)
})

const addBatch = (file = BATCH) => host.push({ [file]: '{}' }, 'Edit: Batches, SY-99-01')
const addLiveBatch = (file?: string) => {
  addBatch(file)
  goLive()
}
const NEVER = 'A batch is never removed'

it.each<[string, advice: string, arrange?: (() => void) | undefined, token?: string]>([
  ['the same file has changed since', 'has changed again since', () => host.push({ [OFFER]: 'again' })],
  ['a live batch would go', NEVER, () => addLiveBatch()],
  ['a live batch’s words would go', NEVER, () => addLiveBatch('web/content/mr/batches/SY-99-01.json')],
  [
    'a batch would go, and the site names no version of main',
    NEVER,
    () => {
      addBatch()
      live = 'f'.repeat(40)
    },
  ],
  [
    'somebody else saves at the same moment',
    'Somebody else is saving',
    () => {
      host.onRequest = (request) => request === 'POST /git/commits' && host.push({ [OFFER]: 'meanwhile' })
    },
  ],
  [
    'there is no network',
    'cannot be reached',
    () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError())),
  ],
  ['the sign-in may not write', 'may not change the site', undefined, 'reader-token'],
  ['the sign-in has ended', 'Sign in again', undefined, 'no-token'],
])('changes nothing where %s, and explains what to do', async (_, advice, arrange, token) => {
  host.push({ [OFFER]: 'changed' }, 'Edit: Offer')
  arrange?.()
  await expect(undoNewest(token)).rejects.toThrow(advice)
  expect(subjects().filter((subject) => subject.startsWith('Undo'))).toEqual([])
})
