import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Call, FakeAccount, type On, Refusal } from './fake-account.ts'
import { answerD1, exportOf } from './fake-d1.ts'
import { answerWorkers } from './fake-workers.ts'

/**
 * A stand-in for Cloudflare's API and for the sites that it serves, in memory: the calls that wrangler 4.164 and the
 * commands of worker/cli make. Paths, bodies and codes of errors are those that wrangler's own source expects, or the API
 * reference on developers.cloudflare.com describes; comments name what is from elsewhere. It has no rights, limits,
 * certificates or delays: OPERATIONS.md lists what it cannot prove.
 */
export class FakeCloudflare extends FakeAccount {
  /** What was called, without the base: `POST /accounts/…/d1/database`. */
  calls: string[] = []
  /** Calls that fail with status 500. */
  failing: RegExp | undefined
  readonly #answers: [method: string, pattern: URLPattern, answer: (call: Call) => unknown][] = []
  readonly #server = createServer(async (request, response) => {
    const { status, body } = await this.#respond(request)
    response.writeHead(status)
    response.end(Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body))
  })

  async start(): Promise<void> {
    const on: On = (call, answer) => {
      const [method = '', pathname] = call.split(' ')
      this.#answers.push([method, new URLPattern({ pathname: `/client/v4${pathname}` }), answer])
    }
    on('GET /accounts', () => this.accounts)
    answerD1(on, this, () => this.origin)
    answerWorkers(on, this)
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** As Cloudflare does with connections that nobody has used for a while. */
  closeConnections(): void {
    this.#server.closeIdleConnections()
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** What was called and may change something. */
  get writes(): string[] {
    return this.calls
      .filter((call) => !/^GET|\/query$|\/changeset$|\/export$|upload/.test(call))
      .map((call) => call.replace(/\/accounts\/\w+\//, ''))
  }

  async #respond(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', this.origin)
    const bytes = await buffer(request)
    const [, kind, name = '', path = '/'] = /^\/(sites|exports)\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? []
    if (kind === 'exports') return { status: 200, body: exportOf(this.database(name).sql) }
    if (kind === 'sites') {
      const body = this.serve(name, path)
      return body ? { status: 200, body } : { status: 404, body: 'Not found' }
    }
    const call = `${method} ${url.pathname.replace('/client/v4', '')}`
    this.calls.push(call)
    const empty = { success: false, errors: [], messages: [], result: null }
    try {
      // An upload of files has the token of its session.
      if (headers.authorization !== `Bearer ${this.token}` && !call.endsWith('/assets/upload'))
        throw new Refusal(401, 10000, 'Authentication error')
      if (this.failing?.test(call)) throw new Refusal(500, 10013, 'An unknown error has occurred.')
      for (const [of, pattern, answer] of this.#answers) {
        const found = of === method && pattern.exec(url)
        if (!found) continue
        const body = await readBody(bytes, headers['content-type'])
        const result = answer({ name: '', id: '', ...found.pathname.groups, query: url.searchParams, body })
        return { status: 200, body: { ...empty, success: true, result } }
      }
      throw new Refusal(404, 7003, `The fake does not answer ${call}`)
    } catch (error) {
      const { status = 599, code = 0, message } = error as Refusal
      return { status, body: { ...empty, errors: [{ code, message }] } }
    }
  }
}

async function readBody(bytes: Buffer, type = ''): Promise<unknown> {
  if (!type.startsWith('multipart/')) return bytes.length > 0 ? JSON.parse(`${bytes}`) : {}
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData()
  const read = async ([name, value]: [string, FormDataEntryValue]) => {
    const text = typeof value === 'string' ? value : await value.text()
    return [name, name === 'metadata' ? JSON.parse(text) : text]
  }
  return Object.fromEntries(await Promise.all(Array.from(form, read)))
}
