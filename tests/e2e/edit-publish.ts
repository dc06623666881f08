import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { GitHost } from './git-host.ts'

/**
 * Does what the workflow does at the head of `main`: a clone, and the script that builds, tries and deploys it. A
 * stand-in of wrangler "deploys" to a server on loopback, which takes the script's reports too.
 *
 * @returns what the script printed, the outcomes that it reported, a reader of the deployed files, and what removes them
 */
export async function publishSite(host: GitHost) {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'))
  const [clone, live, bin] = [join(folder, 'clone'), join(folder, 'live'), join(folder, 'bin')]
  execFileSync('git', ['clone', '--quiet', host.directory, clone])
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'))
  mkdirSync(bin)
  const deploy = `#!/bin/sh\nif [ "$1" = deploy ]; then cp -r dist/site ${live}; fi\n`
  writeFileSync(join(bin, 'wrangler'), deploy, { mode: 0o755 })

  const reports: string[] = []
  const site = createServer(async (request, response) => {
    if (request.method === 'GET') {
      const file = join(live, request.url ?? '')
      response.writeHead(existsSync(file) ? 200 : 404).end(existsSync(file) ? readFileSync(file) : '')
      return
    }
    const body: Buffer[] = []
    for await (const chunk of request) body.push(chunk)
    reports.push(JSON.parse(Buffer.concat(body).toString()).outcome)
    response.writeHead(201).end()
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')

  const script = spawn(process.execPath, ['worker/cli/publish.ts'], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      SITE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
      OWNER_KEY: 'owner-key-of-the-browser-tests',
      GIT_AUTHOR_NAME: 'Workflow',
      GIT_AUTHOR_EMAIL: 'workflow@example.org',
      GIT_COMMITTER_NAME: 'Workflow',
      GIT_COMMITTER_EMAIL: 'workflow@example.org',
    },
  })
  let output = ''
  for (const stream of [script.stdout, script.stderr]) stream.on('data', (chunk) => (output += chunk))
  await once(script, 'close')
  site.close()
  return {
    output,
    reports,
    live: (path: string) => readFileSync(join(live, path), 'utf8'),
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}
