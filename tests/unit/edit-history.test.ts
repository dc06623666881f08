import { beforeEach, expect, it, vi } from 'vitest'
import { openHistory } from '#web/edit/history.ts'
import { type GitHost, openGitHost, REPOSITORY } from '../e2e/git-host.ts'

const OFFER = 'web/content/facts/opening.json'
const PACKS = 'web/content/facts/label.json'

let host: GitHost
const read = (path: string) => host.files().get(path)?.toString()
const subjects = () => host.log().map(({ commit }) => commit.message)

async function undoNewest(token = 'owner-token'): Promise<void> {
  const { newestEdit, undo } = openHistory(REPOSITORY, token)
  const edit = await newestEdit()
  if (!edit) throw new Error('There is no edit')
  await undo(edit)
}

beforeEach(() => {
  host = openGitHost('web/content/facts')
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => host.answer(new Request(url, init)))
})

it('restores exactly the files of the newest edit, in one commit of the owner on top', async () => {
  const offer = read(OFFER)
  host.push({ [PACKS]: 'earlier', 'README.md': 'read' }, 'Edit: Packs')
  host.push({ [OFFER]: 'changed', 'web/images/added.webp': 'picture', 'README.md': null }, 'Edit: Offer')
  host.push({ 'package.json': '{}' }, 'Editor: not an edit')
  await undoNewest()
  expect(subjects().slice(0, 3)).toEqual(['Undo: Offer', 'Editor: not an edit', 'Edit: Offer'])
  expect([OFFER, PACKS, 'package.json', 'README.md'].map(read)).toEqual([offer, 'earlier', '{}', 'read'])
  expect(read('web/images/added.webp')).toBeUndefined()
  expect(host.log()[0]?.commit.author.name).toBe('owner')
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

it.each<[string, () => void, string, string?]>([
  ['the same file has changed since', () => host.push({ [OFFER]: 'again' }), 'has changed again since'],
  [
    'a batch would go',
    () => host.push({ 'web/content/batches/SY-99-01.json': '{}' }, 'Edit: Batches, SY-99-01'),
    'A batch is never removed',
  ],
  [
    'a batch’s words would go',
    () => host.push({ 'web/content/mr/batches/SY-99-01.json': '{}' }, 'Edit: Batches, SY-99-01'),
    'A batch is never removed',
  ],
  [
    'somebody else saves at the same moment',
    () => {
      host.onRequest = (request) => request === 'POST /git/commits' && host.push({ [OFFER]: 'meanwhile' })
    },
    'Somebody else is saving',
  ],
  ['the sign-in may not write', () => {}, 'may not change the site', 'reader-token'],
  ['the sign-in has ended', () => {}, 'Sign in again', 'no-token'],
  [
    'there is no network',
    () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError())),
    'cannot be reached',
  ],
])('changes nothing where %s, and says what to do', async (_, arrange, advice, token) => {
  host.push({ [OFFER]: 'changed' }, 'Edit: Offer')
  arrange()
  await expect(undoNewest(token)).rejects.toThrow(advice)
  expect(subjects().filter((subject) => subject.startsWith('Undo'))).toEqual([])
})
