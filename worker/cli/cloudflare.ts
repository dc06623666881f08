import { setTimeout } from 'node:timers/promises'
import { runWrangler } from './run-wrangler.ts'

const API = process.env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4'
/** A statement of D1 may take 30 seconds. */
const TIMEOUT_MS = 120_000
/** A sign-in's token lives an hour: it is read again well before, since a restore may take longer. */
const TOKEN_AGE_MS = 5 * 60_000
/** The API takes 1,200 calls in five minutes, and then says for how many seconds to wait. */
const MOST_WAITS = 10

/** Codes of the API that a command reacts to, as wrangler and Cloudflare's issues name them. */
export const CODES = {
  noWorker: [10007, 10090],
  noSubdomain: [10007],
  subdomainIsFree: [10032],
  subdomainIsTaken: [10031],
  hostnameLeadsElsewhere: [100116, 100117],
} as const

/** An error that Cloudflare's API returned. */
class CloudflareError extends Error {
  readonly code: number
  constructor(message: string, code: number) {
    super(message)
    this.code = code
  }
}

type Answer = { success?: boolean; result?: unknown; errors?: { code: number; message: string }[] }

/**
 * Calls Cloudflare's API with the environment's token, or that of `wrangler login`.
 *
 * @param path such as `/zones?name=girija.in`
 * @throws CloudflareError, which says what to do
 */
export async function cloudflare<Result>(path: string, method = 'GET', body?: object): Promise<Result> {
  for (let waits = 0; ; waits += 1) {
    const response = await fetch(`${API}${path}`, {
      method,
      headers: { ...(await readCredentials()), ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error) => {
      throw new CloudflareError(`Cloudflare cannot be reached (${error.message})  →  try again later`, 0)
    })
    if (response.status === 429 && waits < MOST_WAITS) {
      await setTimeout(1000 * Number(response.headers.get('Retry-After') ?? 30))
      continue
    }
    const answer = (await response.json().catch(() => ({}))) as Answer
    if (response.ok && answer.success) return answer.result as Result
    const errors = answer.errors ?? []
    const said = errors.map(({ code, message }) => `${message} [code: ${code}]`).join(', ')
    throw new CloudflareError(
      `Cloudflare refused ${method} ${path.split('?')[0]}: ${said || response.status}${todoOf(response.status)}`,
      errors[0]?.code ?? 0,
    )
  }
}

/** @returns what the call answers; `otherwise` where Cloudflare refuses it with one of the codes */
export async function unless<Result, Other>(
  codes: readonly number[],
  call: Promise<Result>,
  otherwise: Other,
): Promise<Result | Other> {
  try {
    return await call
  } catch (error) {
    if (error instanceof CloudflareError && codes.includes(error.code)) return otherwise
    throw error
  }
}

function todoOf(status: number): string {
  if (status === 401 || status === 403)
    return '  →  the sign-in or token has ended, or lacks a right that OPERATIONS.md lists: npx wrangler login, or set another CLOUDFLARE_API_TOKEN'
  return status >= 500 ? '  →  run the command again' : ''
}

let read: { at: number; credentials: Record<string, string> } | undefined

/** @throws where nobody is signed in */
async function readCredentials(): Promise<Record<string, string>> {
  const { CLOUDFLARE_API_TOKEN } = process.env
  if (CLOUDFLARE_API_TOKEN) return { Authorization: `Bearer ${CLOUDFLARE_API_TOKEN}` }
  if (!read || Date.now() - read.at > TOKEN_AGE_MS) read = { at: Date.now(), credentials: await signIn() }
  return read.credentials
}

async function signIn(): Promise<Record<string, string>> {
  try {
    const { token, key, email } = JSON.parse(await runWrangler(['auth', 'token', '--json']))
    return token ? { Authorization: `Bearer ${token}` } : { 'X-Auth-Key': key, 'X-Auth-Email': email }
  } catch {
    throw new Error('Nobody is signed in to Cloudflare  →  npx wrangler login, or set CLOUDFLARE_API_TOKEN')
  }
}
