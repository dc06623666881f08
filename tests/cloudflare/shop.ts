import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { stripVTControlCharacters } from 'node:util'
import { onTestFinished, vi } from 'vitest'
import { WORDS } from '#web/model/read-topics.ts'
import { DEMONSTRATION, STARTER } from '#web/model/shop-folder.ts'
import { nameWorker } from '#web/site-build/new-shop/make-shop.ts'
import { freshSettings } from '../fresh-settings.ts'
import { commitIn, gitIn, readOutput } from '../repository.ts'
import { makeTemporary, replaceProgram } from '../temporary.ts'
import { FakeCloudflare } from './fake-cloudflare.ts'

/** Sends what a command fetches to the fake, whatever the address, and lets it take a pipe for a terminal. */
const LOOPBACK = `const { fetch } = globalThis
globalThis.fetch = (address, options) => {
  const { hostname, pathname } = new URL(address)
  return fetch(hostname === '127.0.0.1' ? address : process.env.FAKE_ORIGIN + '/sites/' + hostname + pathname, options)
}
if (process.env.FAKE_TERMINAL && process.argv[1]?.endsWith('/deploy.ts')) {
  process.stdin.isTTY = process.stdout.isTTY = true
  process.stdout.columns = 500
  process.stdin.setRawMode = () => process.stdin
}`

/** Builds three files in place of the site. */
const BUILD = `# As the real one: none for an upload, and no key.
[ "$WRANGLER_COMMAND" != deploy ] || exit 0
[ -z "$CLOUDFLARE_API_TOKEN" ] || exit 9
mkdir -p dist/site
echo "<h1>$SITE_SHOP_STATE</h1>" >dist/site/index.html
case "$SITE_SHOP_STATE" in open|closed) mode=live ;; *) mode=preview ;; esac
printf $mode | tee dist/site/mode.txt >dist/site-worker-content.json
`

const WORKER = 'export default { fetch: () => new Response(null) }'
const MIGRATIONS = {
  '0000_baseline.sql': 'CREATE TABLE chat_orders (id TEXT PRIMARY KEY NOT NULL) WITHOUT ROWID;',
  '0001_note.sql': 'ALTER TABLE chat_orders ADD note TEXT;',
}

/** Variables that would say something else than a test does. */
const OF_THE_MACHINE = /^(CI|NODE_ENV|VITEST.*|SITE_.*|CLOUDFLARE_.*|GITHUB_.*)$/

/** What is typed once a text has been printed. */
type Answers = readonly (readonly [prompt: string, keys: string])[]
export const ENTER = '\r'

/** The repository of a shop on a developer's machine, and the account it is deployed to. */
export class TestShop {
  readonly cloudflare = new FakeCloudflare()
  readonly folder = makeTemporary('cloudflare')

  async start(): Promise<this> {
    await this.cloudflare.start()
    onTestFinished(() => this.cloudflare.stop())
    this.write('wrangler.toml', freshSettings())
    nameWorker('girija', 'https://girija.in', this.at('wrangler.toml'))
    this.write('worker/index.ts', WORKER)
    this.write('.gitignore', 'dist/\nbin/\nhome/\n.wrangler/\nnode_modules\n')
    for (const [file, sql] of Object.entries(MIGRATIONS)) this.write(`migrations/${file}`, sql)
    this.program('npm', BUILD)
    this.git('init', '--quiet', '--initial-branch', 'main')
    this.commit()
    return this
  }

  /** Gives it the content of a new shop, for a build. */
  addContent(): void {
    for (const path of [WORDS, STARTER, DEMONSTRATION]) cpSync(path, this.at(path), { recursive: true })
    cpSync(STARTER, this.at('web/content'), { recursive: true })
    for (const part of ['batches', 'images']) mkdirSync(this.at(`web/content/${part}`))
    this.commit()
  }

  at(file: string): string {
    return join(this.folder, file)
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(this.at(file)), { recursive: true })
    writeFileSync(this.at(file), text)
  }

  read(file: string): string {
    return readFileSync(this.at(file), 'utf8')
  }

  /** Puts a program before those of the project. */
  program(name: string, script: string): void {
    replaceProgram(this.folder, name, script)
  }

  git(...args: string[]): string {
    return gitIn(this.folder, ...args)
  }

  /** Commits everything on `main`, at the remote too. */
  commit(): string {
    return commitIn(this.folder)
  }

  /** Puts the account in the state that a deploy has left, with its database and the owner's key. */
  async deployed(): Promise<void> {
    const { cloudflare } = this
    const uuid = 'd'.repeat(32)
    const sql = new DatabaseSync(':memory:')
    sql.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)')
    for (const [name, text] of Object.entries(MIGRATIONS)) {
      sql.exec(text)
      sql.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name)
    }
    cloudflare.databases[uuid] = { uuid, name: 'girija', location: 'apac', sql }
    cloudflare.workers.girija = {
      deployedFrom: 'wrangler',
      assets: {},
      bindings: [{ type: 'd1', name: 'DB', id: uuid }],
      secrets: { OWNER_KEY: 'a key' },
      workersDev: { enabled: true, previews_enabled: false },
      versions: ['first'],
    }
    const commit = this.git('rev-parse', 'HEAD')
    for (const [file, text] of Object.entries({
      'version.txt': commit,
      'mode.txt': 'preview',
      'built.txt': '2026-01-01',
    }))
      cloudflare.put('girija', `/${file}`, text)
    this.write(
      'wrangler.toml',
      this.read('wrangler.toml')
        .replace('binding = "DB"', `binding = "DB"\ndatabase_id = "${uuid}"`)
        .replace(/^name = "girija"$/m, `name = "girija"\naccount_id = "${'a'.repeat(32)}"`),
    )
    this.commit()
  }

  /** @returns a page as a visitor gets it; nothing where there is none */
  visit(address: string): string | undefined {
    const { host, pathname } = new URL(address)
    return this.cloudflare.serve(host, pathname)?.toString()
  }

  /** Calls what a command calls, as if it were started in the shop. */
  async call<Result>(act: () => Promise<Result>): Promise<Result> {
    const [project, { fetch }, { origin }] = [process.cwd(), globalThis, this.cloudflare]
    vi.stubGlobal('fetch', (address: string | URL, options?: RequestInit) => {
      const { hostname, pathname, search } = new URL(address)
      const site = hostname === 'api.cloudflare.com' ? '' : `/sites/${hostname}`
      return fetch(origin + site + pathname + search, options)
    })
    vi.spyOn(console, 'log').mockReturnValue()
    vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token')
    for (const name of ['CLOUDFLARE_ACCOUNT_ID', 'GITHUB_OUTPUT', 'SITE_URL']) vi.stubEnv(name, '')
    process.chdir(this.folder)
    try {
      return await act()
    } finally {
      process.chdir(project)
      vi.unstubAllEnvs()
      vi.unstubAllGlobals()
    }
  }

  /** Runs a command of worker/cli/ as npm does: at a terminal where there are answers, else as in a workflow. */
  async run(command: string, answers?: Answers, env: NodeJS.ProcessEnv = {}) {
    const [script = '', ...args] = command.split(' ')
    const output = this.at('home/output')
    mkdirSync(this.at('home'), { recursive: true })
    rmSync(output, { force: true })
    const inherited = Object.entries(process.env).filter(([name]) => !OF_THE_MACHINE.test(name))
    const child = spawn(resolve('node_modules/.bin/node'), [resolve(`worker/cli/${script}.ts`), ...args], {
      cwd: this.folder,
      // A question that no answer is for would wait for ever.
      timeout: 120_000,
      env: {
        ...Object.fromEntries(inherited),
        PATH: [this.at('bin'), resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
        HOME: this.at('home'),
        XDG_CONFIG_HOME: this.at('home'),
        CLOUDFLARE_API_BASE_URL: `${this.cloudflare.origin}/client/v4`,
        CLOUDFLARE_API_TOKEN: 'token',
        FAKE_ORIGIN: this.cloudflare.origin,
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(LOOPBACK)}`,
        GITHUB_OUTPUT: output,
        ...(answers ? { FAKE_TERMINAL: '1' } : { CI: '1' }),
        ...env,
      },
    })
    let printed = ''
    const left = [...(answers ?? [])]
    let read = 0
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        printed += stripVTControlCharacters(`${chunk}`)
        // It takes longer than a connection is kept.
        if (`${chunk}`.includes('… Checking and building')) this.cloudflare.closeConnections()
        const [prompt, keys] = left[0] ?? []
        const at = prompt ? printed.indexOf(prompt, read) : -1
        if (at < 0) return
        left.shift()
        read = at + (prompt?.length ?? 0)
        child.stdin.write(`${keys}`)
        if (left.length === 0) child.stdin.end()
      })
    const [code] = await once(child, 'close')
    const { report } = readOutput(output)
    return { code, printed, unasked: left.map(([prompt]) => prompt), report }
  }
}
