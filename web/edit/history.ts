/** Where the content is: `owner/name`, the root of the git host's REST API, and the branch that is published. */
export type Settings = { repository: string; api: string; branch: string }
type File = { path: string; mode: string; type: string; sha: string }
type Files = Map<string, File>
export type Commit = {
  sha: string
  commit: { message: string; committer: { date: string }; tree: { sha: string } }
  parents: { sha: string }[]
}

/** The number of a batch is on jars: it may change, but never goes. Its report and pictures may. */
const BATCH = /^web\/content\/(\w+\/)?batches\/.*\.json$/
const NO_ACCESS = 'This sign-in may not change the site. Ask the developer for access to the repository.'
/** What the owner can do about an answer of the host, by its status. */
const ADVICE: Record<number, string> = {
  401: 'The sign-in has ended. Sign in again.',
  403: NO_ACCESS,
  404: NO_ACCESS,
  422: 'Somebody else is saving at this moment. Try again in a minute.',
  429: 'The repository has had too many requests. Try again in an hour.',
}

/** The calls to the git host for undoing. Their errors say what the owner can do. */
export function openHistory({ repository, api, branch }: Settings, token: string) {
  async function call<T>(path: string, method = 'GET', body?: object): Promise<T> {
    const headers = { Authorization: `token ${token}` }
    // GitHub lets browsers keep an answer for a minute: a head that old is of no use.
    const init = { method, headers, cache: 'no-store', ...(body && { body: JSON.stringify(body) }) } as const
    const response = await fetch(`${api}/repos/${repository}${path}`, init).catch(() => undefined)
    const answer = response?.ok && ((await response.json().catch(() => undefined)) as T | undefined)
    if (answer) return answer
    // GitHub answers 403 to too many requests as well.
    const isLimited = response?.headers.get('x-ratelimit-remaining') === '0'
    const status = isLimited ? 429 : (response?.status ?? 0)
    const message = ADVICE[status] ?? 'The repository cannot be reached. Try again.'
    throw Object.assign(new Error(message), { status })
  }
  const commits = (count: number) => call<Commit[]>(`/commits?sha=${branch}&per_page=${count}`)
  async function filesAt(sha = ''): Promise<Files> {
    const { tree } = await call<{ tree: File[] }>(`/git/trees/${sha}?recursive=1`)
    return new Map(tree.filter(({ type }) => type === 'blob').map((file) => [file.path, file]))
  }

  /** The newest commit of the editor or of an undo among the last 30. */
  const newestEdit = async () =>
    (await commits(30)).find(({ commit }) => /^(Edit|Undo): /.test(commit.message))

  /**
   * Restores the files that an edit changed, as one commit on the branch's head. What undoes an undo is an edit.
   *
   * @throws where a file has changed since, where a batch would go, or where the head moves a second time meanwhile
   */
  async function undo(edit: Commit, isRetry = false): Promise<void> {
    const [head] = (await commits(1)) as [Commit]
    const trees = [edit.parents[0]?.sha, edit.sha, head.sha].map(filesAt)
    const [before, after, now] = (await Promise.all(trees)) as [Files, Files, Files]
    const differs = (path: string, files: Files) => files.get(path)?.sha !== after.get(path)?.sha
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter((path) => differs(path, before))
    if (changed.some((path) => differs(path, now)))
      throw new Error('Cannot be undone: the same has changed again since. Change it back by hand.')
    if (changed.some((path) => BATCH.test(path) && !before.has(path)))
      throw new Error('A batch is never removed: its number is on jars. Correct it, or mark it as retired.')
    const restored = changed.map((path) => before.get(path) ?? { ...after.get(path), sha: null })
    const base_tree = head.commit.tree.sha
    const tree = await call<File>('/git/trees', 'POST', { base_tree, tree: restored })
    const [subject = ''] = edit.commit.message.split('\n')
    const message = subject.replace(/^\w+/, (kind) => (kind === 'Undo' ? 'Edit' : 'Undo'))
    const body = { message, tree: tree.sha, parents: [head.sha] }
    const { sha } = await call<File>('/git/commits', 'POST', body)
    await call(`/git/refs/heads/${branch}`, 'PATCH', { sha }).catch((error) => {
      if (isRetry || error.status !== 422) throw error
      return undo(edit, true)
    })
  }

  return { newestEdit, undo }
}
