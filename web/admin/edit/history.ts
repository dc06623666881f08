const API = 'https://api.github.com'
type File = { path: string; mode: string; type: string; sha: string }
type Files = Map<string, File>
export type Commit = {
  sha: string
  commit: { message: string; committer: { date: string }; tree: { sha: string } }
  parents: { sha: string }[]
}

/** Matches the files of batches. A live one may change but not be removed, because its number is on jars. */
const BATCH = /^web\/content\/(\w+\/)?batches\/.*\.json$/
const NO_ACCESS = 'This sign-in may not change the site. Ask the developer for access to the repository.'
/** What the owner can do about a failed response of the host, by its status. */
const ADVICE: Record<number, string> = {
  401: 'The sign-in has ended. Sign in again.',
  403: NO_ACCESS,
  404: NO_ACCESS,
  422: 'Somebody else is saving at this moment. Try again in a minute.',
}

/**
 * Describes what an edit changed by the subject of its commit, such as `Edit: Pictures, mark-colours-and-frame +2`.
 *
 * @returns `Pictures: mark colours and frame`; the name of the file where it was stored by itself
 */
export function describeEdit(subject: string): string {
  const [collection = '', entry = ''] = subject
    .replace(/^\w+: /, '')
    .replace(/ \+\d+$/, '')
    .split(/, (?=[^ ]+$)/)
  if (!entry) return collection.slice(collection.lastIndexOf('/') + 1)
  // The code of a lot has capitals, and keeps its hyphens.
  const name = /[A-Z]/.test(entry) ? entry : entry.replaceAll('-', ' ')
  return name === collection.toLowerCase() ? collection : `${collection}: ${name}`
}

/** The calls to the git host for undoing on `main` of `owner/name`. Their errors explain what the owner can do. */
export function openHistory(repository: string, token: string) {
  async function call<T>(path: string, method = 'GET', body?: object): Promise<T> {
    const headers = { Authorization: `token ${token}` }
    // GitHub lets browsers cache a response for a minute: a head that old is of no use.
    const init = { method, headers, cache: 'no-store', ...(body && { body: JSON.stringify(body) }) } as const
    const response = await fetch(`${API}/repos/${repository}${path}`, init).catch(() => undefined)
    const answer = response?.ok && ((await response.json().catch(() => undefined)) as T | undefined)
    if (answer) return answer
    throw new Error(ADVICE[response?.status ?? 0] ?? 'The repository cannot be reached. Try again.')
  }
  const commits = (count: number) => call<Commit[]>(`/commits?sha=main&per_page=${count}`)
  async function filesAt(sha = ''): Promise<Files> {
    const { tree } = await call<{ tree: File[] }>(`/git/trees/${sha}?recursive=1`)
    return new Map(tree.filter(({ type }) => type === 'blob').map((file) => [file.path, file]))
  }

  /** Whether one of these files is live, or may be, where that cannot be known. Labels are printed from what is. */
  async function mayBeLive(paths: readonly string[]): Promise<boolean> {
    const version = await fetch('/version.txt', { cache: 'no-store' }).catch(() => undefined)
    const live = version?.ok && (await filesAt((await version.text()).trim()).catch(() => undefined))
    return !live || paths.some((path) => live.has(path))
  }

  /** The newest commit of the editor or of an undo among the last 30. */
  const newestEdit = async () =>
    (await commits(30)).find(({ commit }) => /^(Edit|Undo): /.test(commit.message))

  /**
   * Restores the files that an edit changed, as one commit on the branch's head. What undoes an undo is an edit.
   *
   * @throws where a file has changed since, where a live batch would go, or where the head moves meanwhile
   */
  async function undo(edit: Commit): Promise<void> {
    const [head] = (await commits(1)) as [Commit]
    const trees = [edit.parents[0]?.sha, edit.sha, head.sha].map(filesAt)
    const [before, after, now] = (await Promise.all(trees)) as [Files, Files, Files]
    const differs = (path: string, files: Files) => files.get(path)?.sha !== after.get(path)?.sha
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter((path) => differs(path, before))
    if (changed.some((path) => differs(path, now)))
      throw new Error('Cannot be undone: the same has changed again since. Change it back by hand.')
    const added = changed.filter((path) => BATCH.test(path) && !before.has(path))
    if (added.length > 0 && (await mayBeLive(added)))
      throw new Error('A batch is never removed: its number is on jars. Correct it, or mark it as retired.')
    const restored = changed.map((path) => before.get(path) ?? { ...after.get(path), sha: null })
    const base_tree = head.commit.tree.sha
    const tree = await call<File>('/git/trees', 'POST', { base_tree, tree: restored })
    const [subject = ''] = edit.commit.message.split('\n')
    const message = subject.replace(/^\w+/, (kind) => (kind === 'Undo' ? 'Edit' : 'Undo'))
    const body = { message, tree: tree.sha, parents: [head.sha] }
    const { sha } = await call<File>('/git/commits', 'POST', body)
    await call('/git/refs/heads/main', 'PATCH', { sha })
  }

  return { newestEdit, undo }
}
