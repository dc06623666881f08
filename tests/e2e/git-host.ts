import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'

import type { Commit } from '#web/admin/edit/history.ts'

export const REPOSITORY = 'owner/site'
/** Whose a token is. The reader's may change nothing. */
const LOGINS: Record<string, string> = { 'owner-token': 'owner', 'reader-token': 'reader' }

/** The hashes of contents by their paths. */
type Tree = ReadonlyMap<string, string>
type Entry = { path: string; sha: string | null }
type Body = {
  base_tree?: string
  tree?: never
  parents?: string[]
  message?: string
  sha?: string
  query?: string
  variables?: { input?: CommitInput }
}
type CommitInput = {
  fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] }
  message: { headline: string }
}
export type GitHost = ReturnType<typeof openGitHost>

/** An answer that is no success. */
class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * Stands in for GitHub's API: a repository in memory, with one commit on `main` of files of the project. It answers what
 * the editor and the bar above it call.
 *
 * @param folder whose files are in the repository
 * @param name of the folder there
 */
export function openGitHost(folder: string, name = folder) {
  const objects = new Map<string, Buffer>()
  const trees = new Map<string, Tree>()
  const commits = new Map<string, Commit & { commit: { author: { name: string; date: string } } }>()
  let head = ''

  function store(content: string | Buffer): string {
    const bytes = Buffer.from(content)
    const sha = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
    objects.set(sha, bytes)
    return sha
  }
  /** Stores a tree that differs from another in these entries; those without a hash are deleted. */
  function storeTree(base: string, entries: readonly Entry[]): string {
    const tree = new Map(trees.get(base))
    for (const { path, sha } of entries) sha ? tree.set(path, sha) : tree.delete(path)
    const name = store(JSON.stringify([...tree]))
    trees.set(name, tree)
    return name
  }
  function commit(tree: string, parent: string, message: string, login: string): string {
    const person = { name: login, email: `${login}@example.org`, date: new Date().toISOString() }
    const sha = store(`${tree} ${parent} ${message} ${commits.size}`)
    const details = { author: person, committer: person, message, tree: { sha: tree } }
    commits.set(sha, { sha, commit: details, parents: [{ sha: parent }] })
    return sha
  }
  function moveMain(sha: string): void {
    if (commits.get(sha)?.parents[0]?.sha !== head) throw new Refusal(422, 'Update is not a fast forward')
    head = sha
  }
  const treeAt = (sha: string): Tree => trees.get(commits.get(sha)?.commit.tree.sha ?? sha) ?? new Map()
  const headTree = () => commits.get(head)?.commit.tree.sha ?? ''
  /** The commits of `main`, the newest first. */
  function log() {
    const found = []
    for (let at = commits.get(head); at; at = commits.get(at.parents[0]?.sha ?? '')) found.push(at)
    return found
  }

  /** GitHub's REST API; the path is below the repository's. */
  function rest(call: string, login: string, isRaw: boolean, body: Body): object | undefined {
    const id = call.split('/').at(-1) ?? ''
    if (login !== 'owner' && (!call.startsWith('GET') || call.startsWith('GET /collaborators/')))
      throw new Refusal(403, 'Resource not accessible by personal access token')
    if (call.startsWith('GET /collaborators/')) return undefined
    if (call.startsWith('GET /git/trees/')) {
      if (!commits.has(id) && !trees.has(id)) throw new Refusal(404, 'Not Found')
      const files = [...treeAt(id)].map(([path, sha]) => ({ path, sha, size: objects.get(sha)?.length }))
      return { sha: id, tree: files.map((file) => ({ ...file, mode: '100644', type: 'blob' })) }
    }
    if (call.startsWith('GET /git/blobs/')) {
      const bytes = objects.get(id)
      return isRaw ? bytes : { sha: id, encoding: 'base64', content: bytes?.toString('base64') }
    }
    switch (call) {
      case 'GET /commits':
        return log()
      case 'POST /git/trees':
        return { sha: storeTree(body.base_tree ?? '', body.tree ?? []) }
      case 'POST /git/commits':
        return { sha: commit(body.tree ?? '', body.parents?.[0] ?? '', body.message ?? '', login) }
      case 'PATCH /git/refs/heads/main':
        moveMain(body.sha ?? '')
        return {}
    }
    throw new Refusal(404, 'Not Found')
  }

  /** Answers the editor's GraphQL queries, recognized by their text. */
  function graphql(query: string, input: CommitInput | undefined, login: string): unknown {
    if (input) return { createCommitOnBranch: { commit: commitOnMain(query, input, login) } }
    if (query.includes('defaultBranchRef')) return { repository: { defaultBranchRef: { name: 'main' } } }
    const [newest] = log()
    const { author, message } = newest?.commit ?? {}
    const node = { oid: head, message, committedDate: author?.date, author: { ...author, user: null } }
    const fields = [...query.matchAll(PART)].map(([, alias = 'ref', oid, count]) => {
      if (oid) return [alias, { text: objects.get(oid)?.toString(), isTruncated: false }]
      return [alias, { target: count ? { history: { nodes: [node] } } : { oid: head } }]
    })
    return { repository: Object.fromEntries(fields) }
  }

  function commitOnMain(query: string, { fileChanges, message }: CommitInput, login: string) {
    const { additions = [], deletions = [] } = fileChanges
    const files = [
      ...deletions.map(({ path }) => [path, null] as const),
      ...additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const),
    ]
    commitFiles(Object.fromEntries(files), message.headline, login)
    const asked = [...query.matchAll(/(\w+): file\(path: ("(?:[^"\\]|\\.)*")\)/g)]
    const oids = asked.map(([, alias, path]) => [alias, { oid: treeAt(head).get(JSON.parse(path ?? '')) }])
    return { oid: head, committedDate: new Date().toISOString(), ...Object.fromEntries(oids) }
  }

  /** Commits files on `main`; null deletes. */
  function commitFiles(files: Record<string, string | Buffer | null>, message: string, login: string): void {
    const entries = Object.entries(files).map(([path, content]) => ({
      path,
      sha: content === null ? null : store(content),
    }))
    moveMain(commit(storeTree(headTree(), entries), head, message, login))
  }

  const host = {
    /** Called before each request is answered, with one such as `POST /git/commits`. */
    onRequest: (_request: string): void => undefined,
    log,
    /** The files at the head of `main`. */
    files: () => new Map([...treeAt(head)].map(([path, sha]) => [path, objects.get(sha) ?? Buffer.of()])),
    /** Commits as a developer who pushes. */
    push: (files: Parameters<typeof commitFiles>[0], message = 'Change as a developer') =>
      commitFiles(files, message, 'developer'),
    /** Answers a request to `https://api.github.com`. */
    async answer(request: Request): Promise<Response> {
      const path = new URL(request.url).pathname.replace(`/repos/${REPOSITORY}`, '')
      const call = `${request.method} ${path}`
      const login = LOGINS[request.headers.get('Authorization')?.split(' ')[1] ?? '']
      const headers = { 'Access-Control-Allow-Origin': '*' }
      host.onRequest(call)
      try {
        if (!login) throw new Refusal(401, 'Bad credentials')
        const body: Body = request.body ? await request.json() : {}
        if (path === '/graphql')
          return Response.json({ data: graphql(body.query ?? '', body.variables?.input, login) }, { headers })
        if (path === '/user') return Response.json({ id: 1, login, name: login }, { headers })
        const isRaw = /raw/.test(request.headers.get('Accept') ?? '')
        const result = rest(call, login, isRaw, body)
        if (result === undefined) return new Response(null, { status: 204, headers })
        return result instanceof Uint8Array
          ? new Response(new Uint8Array(result), {
              // The editor takes for text whatever has another type.
              headers: { ...headers, 'Content-Type': 'application/octet-stream' },
            })
          : Response.json(result, { headers })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return Response.json({ message: error.message }, { status: error.status, headers })
      }
    },
  }

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(`${folder}/${file}`).isFile(),
  )
  host.push(Object.fromEntries(files.map((file) => [`${name}/${file}`, readFileSync(`${folder}/${file}`)])))
  return host
}

/**
 * The fields of a repository that the editor requests: an object by its hash, or the history of the branch or a
 * path.
 */
const PART =
  /(?:(\w+):\s+)?(?:object\(oid: "(\w+)"\)|ref\(qualifiedName: \$branch\) \{ target \{ \.\.\. on Commit \{ (?:oid|history\(first: (\d+)(?:, path: "(?:[^"\\]|\\.)*")?\)))/g
