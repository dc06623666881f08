import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

export const REPOSITORY = 'owner/site'
/** Who a token belongs to, and what it may do with the repository. */
const TOKENS = {
  'owner-token': { login: 'owner', may: 'push' },
  'partner-token': { login: 'partner', may: 'push' },
  'reader-token': { login: 'reader', may: 'read' },
  'stranger-token': { login: 'stranger', may: 'nothing' },
} as const
type Account = (typeof TOKENS)[keyof typeof TOKENS]

/**
 * Lets the built editor work with the host in place of GitHub. A request that is under way when a test ends, and its host
 * with it, has no answer.
 */
export async function editWith(host: GitHost, context: BrowserContext): Promise<void> {
  await context.route('**/edit/config.json', async (route) => {
    const response = await route.fetch()
    const config = await response.json()
    await route.fulfill({ response, json: { ...config, backend: { ...config.backend, repo: REPOSITORY } } })
  })
  await context.route('https://api.github.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const response = await route.fetch({ url: `${host.api}${pathname}${search}` }).catch(() => undefined)
    await (response ? route.fulfill({ response }) : route.abort())
  })
}

export type GitHost = {
  /** Root of the REST API; GraphQL is at `/graphql` and `/api/graphql` of the same origin. */
  api: string
  /** The bare repository. */
  directory: string
  /** Called before each request is answered, with one such as `POST /git/commits`: the repository's path is left out. */
  onRequest: (request: string) => void
  /** Runs git in the repository, and returns what it prints. */
  git: (...args: string[]) => string
  /** The file at the branch's head. */
  read: (path: string, branch?: string) => Buffer
  /** Paths at the branch's head. */
  paths: (branch?: string) => string[]
  /** Commits as a developer who pushes: null deletes. Returns the new head. */
  push: (files: Record<string, string | Buffer | null>, message?: string, branch?: string) => string
  close: () => Promise<void>
}

/** An answer that is no success. */
class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

type Call = { account: Account; body: Body; params: string[]; query: URLSearchParams; accept: string }
type Body = Record<string, unknown>
type Answer = { status?: number; json?: unknown; bytes?: Buffer }
type Entry = { path: string; mode?: string; type?: string; sha?: string | null; content?: string }

/**
 * Starts a stand-in of GitHub's REST and GraphQL API on loopback, with a real bare git repository: one commit
 * on `main` of the project's files as they are on disk. It answers what the editor and the bar above it call, with
 * GitHub's status codes and messages.
 *
 * @param paths what of the project is in the repository
 */
export async function startGitHost(paths: readonly string[] = ['.']): Promise<GitHost> {
  const directory = mkdtempSync(join(tmpdir(), 'git-host-'))
  const index = join(directory, 'temporary-index')
  const env = (who: { name: string; email: string }) => ({
    ...process.env,
    GIT_DIR: directory,
    GIT_INDEX_FILE: index,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_AUTHOR_NAME: who.name,
    GIT_AUTHOR_EMAIL: who.email,
    GIT_COMMITTER_NAME: who.name,
    GIT_COMMITTER_EMAIL: who.email,
  })
  const run = (args: string[], { input, work, who = DEVELOPER }: RunOptions = {}): Buffer =>
    execFileSync('git', args, {
      cwd: work ?? directory,
      env: { ...env(who), ...(work && { GIT_WORK_TREE: work }) },
      ...(input !== undefined && { input }),
      maxBuffer: 2 ** 28,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  const git = (...args: string[]) => run(args).toString().trim()
  const resolve = (name: string): string | undefined => {
    try {
      return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
    } catch {
      return undefined
    }
  }

  git('init', '--quiet', '--bare', '--initial-branch=main')
  run(['add', '--', ...paths], { work: PROJECT })
  const first = git('commit-tree', git('write-tree'), '-m', 'Take the project as it is')
  git('update-ref', 'refs/heads/main', first)

  const writeBlob = (content: string | Buffer) =>
    run(['hash-object', '-w', '--stdin'], { input: content }).toString().trim()

  /** A tree with the entries changed in a base; those without a hash are deleted, which must be there. */
  function writeTree(base: string | undefined, entries: readonly Entry[]): string {
    run(base ? ['read-tree', base] : ['read-tree', '--empty'])
    const lines = entries.map(({ path, mode = '100644', sha, content }) => {
      if (content !== undefined || sha) return `${mode} ${sha ?? writeBlob(content ?? '')}\t${path}\0`
      if (!git('ls-files', '--', path)) throw new Refused(422, `path ${path} does not exist`)
      return `0 ${'0'.repeat(40)}\t${path}\0`
    })
    run(['update-index', '-z', '--index-info'], { input: lines.join('') })
    return git('write-tree')
  }

  const commitTree = (tree: string, parents: string[], message: string, who: typeof DEVELOPER) =>
    run(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], { input: message, who })
      .toString()
      .trim()

  const treeAt = (name: string) =>
    git('ls-tree', '-r', '-t', '-l', '-z', name)
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [, mode, type, sha, size, path] = /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line) ?? []
        return { path, mode, type, sha, ...(type === 'blob' && { size: Number(size) }) }
      })

  const identity = (line: string | undefined) => {
    const [, name, email, date] = /^(.*) <(.*)> (\d+) /.exec(line ?? '') ?? []
    return { name, email, date: new Date(Number(date) * 1000).toISOString() }
  }
  const commits = new Map<string, ReturnType<typeof readCommit>>()
  function commitAt(sha: string) {
    const commit = commits.get(sha) ?? readCommit(sha)
    commits.set(sha, commit)
    return commit
  }
  function readCommit(sha: string) {
    const [head = '', ...message] = run(['cat-file', 'commit', sha]).toString().split('\n\n')
    const field = (name: string) =>
      [...head.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, value]) => value)
    const author = identity(field('author')[0])
    const login = Object.values(TOKENS).find((account) => profile(account).email === author.email)?.login
    const tree = { sha: field('tree')[0] }
    return {
      sha,
      author: login ? { login } : null,
      commit: {
        author,
        committer: identity(field('committer')[0]),
        message: message.join('\n\n').trimEnd(),
        tree,
      },
      parents: field('parent').map((parent) => ({ sha: parent })),
    }
  }
  const STATUSES: Record<string, string> = { A: 'added', M: 'modified', D: 'removed' }
  const filesBetween = (from: string | undefined, to: string) =>
    git('diff-tree', '-r', '--no-renames', '--root', '--no-commit-id', ...(from ? [from, to] : [to]))
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [, before, after, status, filename] = /^:\d+ \d+ (\w+) (\w+) (\w)\t(.*)$/.exec(line) ?? []
        return { filename, status: STATUSES[status ?? ''], sha: status === 'D' ? before : after }
      })

  const existing = (name: string, message = 'Not Found') => {
    const sha = resolve(name)
    if (!sha) throw new Refused(404, message)
    return sha
  }
  const push = ({ may }: Account) => {
    if (may !== 'push') throw new Refused(403, 'Resource not accessible by personal access token')
  }
  const text = (value: unknown) => {
    if (typeof value !== 'string') throw new Refused(422, 'Invalid request.')
    return value
  }
  const refs = (name: string) => ({
    ref: `refs/heads/${name}`,
    object: { sha: existing(`refs/heads/${name}`), type: 'commit' },
  })

  const routes: [method: string, path: RegExp, answer: (call: Call) => Answer][] = [
    [
      'GET',
      /^$/,
      ({ account }) => ({
        json: {
          full_name: REPOSITORY,
          private: true,
          default_branch: 'main',
          permissions: { pull: true, push: account.may === 'push' },
        },
      }),
    ],
    [
      'GET',
      /^\/collaborators\/([^/]+)$/,
      ({ account, params }) => {
        push(account)
        if (Object.values(TOKENS).some(({ login, may }) => login === params[0] && may !== 'nothing'))
          return { status: 204 }
        throw new Refused(404, 'Not Found')
      },
    ],
    [
      'GET',
      /^\/commits$/,
      ({ query }) => {
        const start = existing(query.get('sha') ?? 'main')
        const path = query.get('path')
        const shas = git(
          'rev-list',
          '-n',
          query.get('per_page') ?? '30',
          start,
          ...(path ? ['--', path] : []),
        )
        return { json: shas.split('\n').filter(Boolean).map(commitAt) }
      },
    ],
    [
      'GET',
      /^\/commits\/(.+)$/,
      ({ params: [name = ''] }) => {
        const commit = commitAt(existing(name, `No commit found for SHA: ${name}`))
        return { json: { ...commit, files: filesBetween(commit.parents[0]?.sha, commit.sha) } }
      },
    ],
    [
      'GET',
      /^\/compare\/(.+)\.\.\.(.+)$/,
      ({ params: [base = '', head = ''] }) => {
        const [from, to] = [existing(base), existing(head)]
        const [behind = 0, ahead = 0] = git('rev-list', '--left-right', '--count', `${from}...${to}`)
          .split('\t')
          .map(Number)
        const status = ahead ? (behind ? 'diverged' : 'ahead') : behind ? 'behind' : 'identical'
        return {
          json: {
            status,
            ahead_by: ahead,
            behind_by: behind,
            files: filesBetween(git('merge-base', from, to), to),
          },
        }
      },
    ],
    [
      'GET',
      /^\/git\/trees\/(.+)$/,
      ({ params: [name = ''], query }) => ({
        json: {
          sha: name,
          truncated: false,
          tree: treeAt(name).filter(({ path }) => query.has('recursive') || !path?.includes('/')),
        },
      }),
    ],
    [
      'GET',
      /^\/git\/blobs\/(\w+)$/,
      ({ params: [sha = ''], accept }) => {
        const bytes = run(['cat-file', 'blob', sha])
        if (/raw/.test(accept)) return { bytes }
        return { json: { sha, size: bytes.length, encoding: 'base64', content: bytes.toString('base64') } }
      },
    ],
    ['GET', /^\/git\/ref\/heads\/(.+)$/, ({ params: [name = ''] }) => ({ json: refs(name) })],
    [
      'POST',
      /^\/git\/blobs$/,
      ({ body }) => ({
        status: 201,
        json: {
          sha: writeBlob(Buffer.from(text(body.content), body.encoding === 'base64' ? 'base64' : 'utf8')),
        },
      }),
    ],
    [
      'POST',
      /^\/git\/trees$/,
      ({ body }) => {
        const base = body.base_tree === undefined ? undefined : text(body.base_tree)
        return { status: 201, json: { sha: writeTree(base, body.tree as Entry[]) } }
      },
    ],
    [
      'POST',
      /^\/git\/commits$/,
      ({ body, account }) => {
        const parents = body.parents as string[]
        const sha = commitTree(text(body.tree), parents, text(body.message), profile(account))
        return { status: 201, json: { sha, message: body.message } }
      },
    ],
    [
      'POST',
      /^\/git\/refs$/,
      ({ body }) => {
        const name = text(body.ref).replace('refs/heads/', '')
        if (resolve(`refs/heads/${name}`)) throw new Refused(422, 'Reference already exists')
        git('update-ref', `refs/heads/${name}`, text(body.sha), '')
        return { status: 201, json: refs(name) }
      },
    ],
    [
      'PATCH',
      /^\/git\/refs\/heads\/(.+)$/,
      ({ params: [name = ''], body }) => {
        const sha = text(body.sha)
        const old = existing(`refs/heads/${name}`, 'Reference does not exist')
        if (!body.force && git('merge-base', old, sha) !== old)
          throw new Refused(422, 'Update is not a fast forward')
        git('update-ref', `refs/heads/${name}`, sha, old)
        return { json: refs(name) }
      },
    ],
    [
      'POST',
      /^\/merges$/,
      ({ body, account }) => {
        const name = text(body.base)
        const [base, head] = [existing(`refs/heads/${name}`), existing(text(body.head))]
        if (git('merge-base', base, head) === head) return { status: 204 }
        let tree: string
        try {
          tree = git('merge-tree', '--write-tree', base, head)
        } catch {
          throw new Refused(409, 'Merge conflict')
        }
        const message = body.commit_message ?? `Merge ${body.head} into ${name}`
        const sha = commitTree(tree, [base, head], text(message), profile(account))
        git('update-ref', `refs/heads/${name}`, sha, base)
        return { status: 201, json: commitAt(sha) }
      },
    ],
  ]

  /** A commit as GraphQL names its fields. */
  const node = (sha: string) => {
    const { commit, author } = commitAt(sha)
    const user = author && { ...author, databaseId: profile(author).id, id: profile(author).id }
    return {
      oid: sha,
      message: commit.message,
      committedDate: commit.committer.date,
      author: { ...commit.author, avatarUrl: '', user },
    }
  }

  /** The files among the objects with these hashes: one process, since a query asks for hundreds. */
  function filesOf(hashes: readonly string[]): Map<string, string> {
    const printed = run(['cat-file', '--batch'], { input: hashes.join('\n') })
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

  /** The newest commit of each path: one walk, since a query asks for hundreds. */
  function newestByPath(branch: string): Map<string, string> {
    const newest = new Map<string, string>()
    let sha = ''
    for (const line of git('log', '-z', '--format=%x01%H', '--name-only', branch).split(/[\0\n]/)) {
      if (line.startsWith('\x01')) sha = line.slice(1)
      else if (line && !newest.has(line)) newest.set(line, sha)
    }
    return newest
  }

  /** Answers the editor's GraphQL queries, recognized by their text. */
  function graphql({ account, body }: Call): unknown {
    const query = text(body.query)
    const variables = body.variables as Record<string, string> & { input: CommitInput }
    if (query.includes('createCommitOnBranch'))
      return { createCommitOnBranch: commitOnBranch(variables.input) }
    const { owner, repo, branch = '' } = variables
    if (account.may === 'nothing' || `${owner}/${repo}` !== REPOSITORY)
      throw new Refused(200, `Could not resolve to a Repository with the name '${owner}/${repo}'.`)
    const known = branch && resolve(`refs/heads/${branch}`)
    if (query.includes('defaultBranchRef')) return { repository: { defaultBranchRef: { name: 'main' } } }

    const repository: Record<string, unknown> = {}
    let newest: Map<string, string> | undefined
    const parts = [...query.matchAll(PART)]
    const files = filesOf(parts.flatMap(([, , oid]) => oid ?? []))
    for (const [, alias = 'ref', oid, count, path] of parts) {
      if (oid) {
        const file = files.get(oid)
        repository[alias] =
          file === undefined
            ? { status: null, deployments: { nodes: [] }, checkSuites: { nodes: [] } }
            : { text: file, isTruncated: false }
      } else if (!known) {
        repository[alias] = null
      } else if (!count) {
        repository[alias] = { target: { oid: known } }
      } else {
        newest ??= path && count === '1' ? newestByPath(known) : undefined
        const file = path && JSON.parse(path)
        const shas = newest
          ? [newest.get(file) ?? '']
          : git('rev-list', '-n', count, known, ...(path ? ['--', file] : [])).split('\n')
        repository[alias] = { target: { history: { nodes: shas.filter(Boolean).map(node) } } }
      }
    }
    return { repository }

    function commitOnBranch({ branch: at, expectedHeadOid, fileChanges, message }: CommitInput) {
      push(account)
      const head = existing(`refs/heads/${at.branchName}`)
      if (head !== expectedHeadOid)
        throw new Refused(
          200,
          `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`,
        )
      const added = (fileChanges.additions ?? []).map(({ path, contents }) => ({
        path,
        sha: writeBlob(Buffer.from(contents, 'base64')),
      }))
      const tree = writeTree(head, [...(fileChanges.deletions ?? []), ...added])
      const lines = [message.headline, message.body].filter(Boolean).join('\n\n')
      const oid = commitTree(tree, [head], lines, profile(account))
      git('update-ref', `refs/heads/${at.branchName}`, oid, head)
      const files = [...query.matchAll(/(\w+): file\(path: ("(?:[^"\\]|\\.)*")\)/g)].map(
        ([, alias, path]) => [alias, { oid: git('rev-parse', `${oid}:${JSON.parse(path ?? '')}`) }],
      )
      return {
        commit: { oid, committedDate: commitAt(oid).commit.committer.date, ...Object.fromEntries(files) },
      }
    }
  }

  function answer(
    method: string,
    url: URL,
    account: Account | undefined,
    body: Body,
    accept: string,
  ): Answer {
    const path = decodeURIComponent(url.pathname).replace(/^\/api\/v3/, '')
    if (!account) throw new Refused(401, 'Bad credentials')
    const call = { account, body, params: [], query: url.searchParams, accept }
    if (path.endsWith('/graphql')) return { json: { data: graphql(call) } }
    if (path === '/user') return { json: profile(account) }
    const rest = path.startsWith(`/repos/${REPOSITORY}`)
      ? path.slice(`/repos/${REPOSITORY}`.length)
      : undefined
    if (rest === undefined || account.may === 'nothing') throw new Refused(404, 'Not Found')
    for (const [verb, pattern, reply] of routes) {
      const match = verb === method && pattern.exec(rest)
      if (!match) continue
      if (method !== 'GET') push(account)
      return reply({ ...call, params: match.slice(1) })
    }
    throw new Refused(404, 'Not Found')
  }

  const server = createServer(async (request, response) => {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (method === 'OPTIONS') return send(response, { status: 204 })
    host.onRequest(`${method} ${url.pathname.replace(/^(\/api\/v3)?(\/repos\/[^/]+\/[^/]+)?/, '')}`)
    const token = /^(?:token|bearer) (.+)$/i.exec(headers.authorization ?? '')?.[1]
    const account = Object.entries(TOKENS).find(([known]) => known === token)?.[1]
    try {
      send(response, answer(method, url, account, await bodyOf(request), headers.accept ?? ''))
    } catch (error) {
      const { message } = error as Error
      const status = error instanceof Refused ? error.status : 422
      // GraphQL reports what went wrong inside an answer of success.
      const graph = url.pathname.endsWith('/graphql') && status !== 401
      send(response, graph ? { json: { data: null, errors: [{ message }] } } : { status, json: { message } })
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  const host: GitHost = {
    api: `http://localhost:${(server.address() as AddressInfo).port}/api/v3`,
    directory,
    onRequest: () => undefined,
    git,
    read: (path, branch = 'main') => run(['cat-file', 'blob', `${branch}:${path}`]),
    paths: (branch = 'main') => git('ls-tree', '-r', '--name-only', '-z', branch).split('\0').filter(Boolean),
    push(files, message = 'Change as a developer', branch = 'main') {
      const head = existing(`refs/heads/${branch}`)
      const entries = Object.entries(files).map(([path, content]) => ({
        path,
        sha: content === null ? null : writeBlob(content),
      }))
      const sha = commitTree(writeTree(head, entries), [head], message, DEVELOPER)
      git('update-ref', `refs/heads/${branch}`, sha, head)
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

type RunOptions = { input?: string | Buffer; work?: string; who?: typeof DEVELOPER }
type CommitInput = {
  branch: { branchName: string }
  expectedHeadOid: string
  fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] }
  message: { headline: string; body?: string }
}

const DEVELOPER = { name: 'Developer', email: 'developer@example.org' }

/**
 * The fields of a repository that the editor asks for: an object by its hash, or the history of a branch, of a path or
 * of all.
 */
const PART =
  /(?:(\w+):\s+)?(?:object\(oid: "(\w+)"\)|ref\(qualifiedName: \$branch\) \{ target \{ \.\.\. on Commit \{ (?:oid|history\(first: (\d+)(?:, path: ("(?:[^"\\]|\\.)*"))?\)))/g

const profile = ({ login }: { login: string }) => ({
  id: login.length,
  login,
  name: `The ${login}`,
  email: `${login}@example.org`,
  avatar_url: '',
  html_url: `https://github.com/${login}`,
})

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return chunks.length ? JSON.parse(Buffer.concat(chunks).toString()) : {}
}

/** As GitHub does, to pages of every origin. */
function send(response: ServerResponse, { status = 200, json, bytes }: Answer): void {
  response.writeHead(status, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers':
      'Authorization, Content-Type, Accept, Cache-Control, Pragma, X-GitHub-Api-Version',
    'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE',
    'Access-Control-Max-Age': '86400',
    // Git blocks this process for moments in which an idle connection may time out.
    Connection: 'close',
    'Content-Type': bytes ? 'application/octet-stream' : 'application/json; charset=utf-8',
  })
  response.end(bytes ?? (json === undefined ? undefined : JSON.stringify(json)))
}
