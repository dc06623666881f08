import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

export const REPOSITORY = 'owner/site'
/** Whose a token is. The reader's may change nothing. */
const LOGINS: Record<string, string> = { 'owner-token': 'owner', 'reader-token': 'reader' }

/** Lets the built editor work with the host in place of GitHub. */
export async function editWith(host: GitHost, context: BrowserContext): Promise<void> {
  await context.route('**/edit/config.json', async (route) => {
    const response = await route.fetch()
    const config = await response.json()
    await route.fulfill({ response, json: { ...config, backend: { ...config.backend, repo: REPOSITORY } } })
  })
  await context.route('https://api.github.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    // A request that is under way when a test ends, and its host with it, has no answer.
    const response = await route.fetch({ url: `${host.api}${pathname}${search}` }).catch(() => undefined)
    await (response ? route.fulfill({ response }) : route.abort())
  })
}

export type GitHost = Awaited<ReturnType<typeof startGitHost>>

/** An answer that is no success. */
class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

type Entry = { path: string; sha?: string | null }
type Call = {
  login: string
  path: string
  query: URLSearchParams
  isRaw: boolean
  body: Record<string, never>
}
type CommitInput = {
  expectedHeadOid: string
  fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] }
  message: { headline: string }
}

/**
 * Starts a stand-in of GitHub's API on loopback, with a real bare git repository: one commit on `main` of the project's
 * files as they are on disk. It answers what the editor and the bar above it call.
 *
 * @param paths what of the project is in the repository
 */
export async function startGitHost(paths: readonly string[] = ['.']) {
  const directory = mkdtempSync(join(tmpdir(), 'git-host-'))

  function run(args: string[], input?: string | Buffer, login = 'developer', cwd = directory): Buffer {
    const person = { NAME: `The ${login}`, EMAIL: `${login}@example.org` }
    const identity = ['AUTHOR', 'COMMITTER'].flatMap((who) =>
      Object.entries(person).map(([key, value]) => [`GIT_${who}_${key}`, value]),
    )
    return execFileSync('git', args, {
      cwd,
      env: {
        ...process.env,
        ...Object.fromEntries(identity),
        GIT_DIR: directory,
        GIT_INDEX_FILE: join(directory, 'temporary-index'),
        ...(cwd !== directory && { GIT_WORK_TREE: cwd }),
      },
      ...(input !== undefined && { input }),
      maxBuffer: 2 ** 28,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  }
  const git = (...args: string[]) => run(args).toString().trim()
  git('init', '--quiet', '--bare', '--initial-branch=main')
  run(['add', '--', ...paths], undefined, undefined, PROJECT)
  git(
    'update-ref',
    'refs/heads/main',
    git('commit-tree', git('write-tree'), '-m', 'Take the project as it is'),
  )

  const headOf = () => git('rev-parse', 'main')
  const writeBlob = (content: string | Buffer) =>
    run(['hash-object', '-w', '--stdin'], content).toString().trim()

  /** Changes entries of a tree; those without a hash are deleted. */
  function writeTree(base: string, entries: readonly Entry[]): string {
    git('read-tree', base)
    const lines = entries.map(({ path, sha }) =>
      sha ? `100644 ${sha}\t${path}\0` : `0 ${'0'.repeat(40)}\t${path}\0`,
    )
    run(['update-index', '-z', '--index-info'], lines.join(''))
    return git('write-tree')
  }
  function commitTree(tree: string, parent: string, message: string, login?: string): string {
    return run(['commit-tree', tree, '-p', parent], message, login).toString().trim()
  }
  function moveMain(sha: string): void {
    const head = headOf()
    if (git('merge-base', head, sha) !== head) throw new Refusal(422, 'Update is not a fast forward')
    git('update-ref', 'refs/heads/main', sha, head)
  }

  function commitAt(sha: string) {
    const format = '--format=%an%x00%ae%x00%cI%x00%T%x00%P%x00%B'
    const [name, email, date = '', tree = '', parents = '', message = ''] = git(
      'log',
      '-1',
      format,
      sha,
    ).split('\0')
    return {
      sha,
      commit: { author: { name, email }, committer: { date }, message, tree: { sha: tree } },
      parents: parents.split(' ').map((parent) => ({ sha: parent })),
    }
  }
  function treeAt(name: string) {
    return git('ls-tree', '-r', '-l', '-z', name)
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [, mode, type, sha, size, path] = /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line) ?? []
        return { path, mode, type, sha, size: Number(size) }
      })
  }

  /** GitHub's REST API; the path is below the repository's. */
  function rest(method: string, { login, path, query, isRaw, body }: Call): unknown {
    const mayPush = login === 'owner'
    const [, id = ''] = /\/(\w+)$/.exec(path) ?? []
    if (!mayPush && (method !== 'GET' || path.startsWith('/collaborators/')))
      throw new Refusal(403, 'Resource not accessible by personal access token')
    if (path.startsWith('/collaborators/')) return undefined
    if (path.startsWith('/git/trees/')) return { sha: id, truncated: false, tree: treeAt(id) }
    if (path.startsWith('/git/blobs/')) {
      const bytes = run(['cat-file', 'blob', id])
      return isRaw ? bytes : { sha: id, encoding: 'base64', content: bytes.toString('base64') }
    }
    switch (`${method} ${path}`) {
      case 'GET /commits':
        return git('rev-list', '-n', query.get('per_page') ?? '30', 'main')
          .split('\n')
          .map(commitAt)
      case 'POST /git/trees':
        return { sha: writeTree(body.base_tree ?? '', body.tree ?? []) }
      case 'POST /git/commits':
        return { sha: commitTree(body.tree ?? '', body.parents?.[0] ?? '', body.message ?? '', login) }
      case 'PATCH /git/refs/heads/main':
        moveMain(body.sha ?? '')
        return {}
      default:
        throw new Refusal(404, 'Not Found')
    }
  }

  /** Answers the editor's GraphQL queries, recognized by their text. */
  function graphql({ login, body }: Call): unknown {
    const query = String(body.query)
    const variables: { input?: CommitInput } = body.variables ?? {}
    if (variables.input) return { createCommitOnBranch: commitOnMain(query, variables.input, login) }
    if (query.includes('defaultBranchRef')) return { repository: { defaultBranchRef: { name: 'main' } } }
    const { sha, commit } = commitAt(headOf())
    const newest = {
      oid: sha,
      message: commit.message,
      committedDate: commit.committer.date,
      author: { ...commit.author, avatarUrl: '', user: null },
    }
    const parts = [...query.matchAll(PART)]
    const files = filesOf(parts.flatMap(([, , oid]) => oid ?? []))
    const fields = parts.map(([, alias = 'ref', oid, count]) => {
      if (oid) return [alias, { text: files.get(oid), isTruncated: false }]
      return [alias, { target: count ? { history: { nodes: [newest] } } : { oid: sha } }]
    })
    return { repository: Object.fromEntries(fields) }
  }

  /** The texts of files by their hashes: one process, since a query asks for hundreds. */
  function filesOf(hashes: readonly string[]): Map<string, string> {
    const printed = run(['cat-file', '--batch'], hashes.join('\n'))
    const files = new Map<string, string>()
    for (let at = 0; at < printed.length; ) {
      const start = printed.indexOf('\n', at) + 1
      const [hash = '', type, size] = printed.toString('utf8', at, start).trim().split(' ')
      const end = start + Number(size)
      if (type === 'blob') files.set(hash, printed.toString('utf8', start, end))
      at = end + 1
    }
    return files
  }

  function commitOnMain(
    query: string,
    { expectedHeadOid, fileChanges, message }: CommitInput,
    login: string,
  ) {
    const head = headOf()
    if (head !== expectedHeadOid)
      throw new Refusal(
        200,
        `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`,
      )
    const { additions = [], deletions = [] } = fileChanges
    const added = additions.map(({ path, contents }) => ({
      path,
      sha: writeBlob(Buffer.from(contents, 'base64')),
    }))
    const oid = commitTree(writeTree(head, [...deletions, ...added]), head, message.headline, login)
    moveMain(oid)
    const files = [...query.matchAll(/(\w+): file\(path: ("(?:[^"\\]|\\.)*")\)/g)]
    const oids = files.map(([, alias, path]) => [
      alias,
      { oid: git('rev-parse', `${oid}:${JSON.parse(path ?? '')}`) },
    ])
    return {
      commit: { oid, committedDate: commitAt(oid).commit.committer.date, ...Object.fromEntries(oids) },
    }
  }

  function answer(method: string, call: Call): unknown {
    if (!call.login) throw new Refusal(401, 'Bad credentials')
    if (call.path.endsWith('/graphql')) return { data: graphql(call) }
    const { login } = call
    if (call.path === '/user')
      return { id: 1, login, name: `The ${login}`, email: '', avatar_url: '', html_url: '' }
    return rest(method, { ...call, path: call.path.replace(`/repos/${REPOSITORY}`, '') })
  }

  const server = createServer(async (request, response) => {
    const { method = 'GET', headers } = request
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
    host.onRequest(`${method} ${pathname.replace(`/repos/${REPOSITORY}`, '')}`)
    const path = decodeURIComponent(pathname)
    const login = LOGINS[headers.authorization?.split(' ')[1] ?? ''] ?? ''
    let [status, result]: [number, unknown] = [200, undefined]
    try {
      const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {}
      result = answer(method, { login, path, query, isRaw: /raw/.test(headers.accept ?? ''), body })
      if (result === undefined) status = 204
    } catch (error) {
      const { message } = error as Error
      status = error instanceof Refusal ? error.status : 422
      // GraphQL reports what went wrong inside an answer of success.
      result = status === 200 ? { data: null, errors: [{ message }] } : { message }
    }
    response.writeHead(status, { 'Access-Control-Allow-Origin': '*', Connection: 'close' })
    response.end(Buffer.isBuffer(result) ? result : JSON.stringify(result))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  const host = {
    api: `http://localhost:${(server.address() as AddressInfo).port}`,
    directory,
    /** Called before each request is answered, with one such as `POST /git/commits`. */
    onRequest: (_request: string): void => undefined,
    /** Runs git in the repository, and returns what it prints. */
    git,
    /** The file at the head of `main`. */
    read: (path: string) => run(['cat-file', 'blob', `main:${path}`]),
    /** Commits as a developer who pushes: null deletes. Returns the new head. */
    push(files: Record<string, string | Buffer | null>, message = 'Change as a developer'): string {
      const entries = Object.entries(files).map(([path, content]) => ({
        path,
        sha: content === null ? null : writeBlob(content),
      }))
      const sha = commitTree(writeTree('main', entries), headOf(), message)
      moveMain(sha)
      return sha
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      rmSync(directory, { recursive: true, force: true })
    },
  }
  return host
}

/** The fields of a repository that the editor asks for: an object by its hash, or the history of the branch or a path. */
const PART =
  /(?:(\w+):\s+)?(?:object\(oid: "(\w+)"\)|ref\(qualifiedName: \$branch\) \{ target \{ \.\.\. on Commit \{ (?:oid|history\(first: (\d+)(?:, path: "(?:[^"\\]|\\.)*")?\)))/g
