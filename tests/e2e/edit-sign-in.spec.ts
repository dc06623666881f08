import { createHash } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { Hono } from 'hono'
import type { AppEnv } from '#worker/app-env.ts'
import { edit } from '#worker/routes/edit.ts'
import { editWith, type GitHost, REPOSITORY, startGitHost } from './git-host.ts'
import { expect, test } from './test.ts'

const SETTINGS = { EDIT_REPOSITORY: REPOSITORY, GITHUB_CLIENT_ID: 'app', GITHUB_CLIENT_SECRET: 'secret' }
const app = new Hono<AppEnv>().route('/api/edit', edit)

let host: GitHost

test.beforeEach(async () => {
  host = await startGitHost(['web/content/facts'])
})
test.afterEach(() => host.close())

/** In place of a redirect, which Playwright would follow without its routes. */
function leadTo(url: string, cookie?: string) {
  const body = `<script>location.replace(${JSON.stringify(url)})</script>`
  return { contentType: 'text/html', headers: cookie ? { 'set-cookie': cookie } : {}, body }
}

/** Stands in for GitHub, where the owner agrees at once, and for the Worker, whose routes answer in this process. */
async function signedInToGitHub(context: BrowserContext): Promise<void> {
  let challenge: string | null
  await context.route('https://github.com/login/oauth/authorize?*', async (route) => {
    const { searchParams } = new URL(route.request().url())
    challenge = searchParams.get('code_challenge')
    const query = new URLSearchParams({ code: 'code-1', state: searchParams.get('state') ?? '' })
    await route.fulfill(leadTo(`${searchParams.get('redirect_uri')}?${query}`))
  })
  const { fetch } = globalThis
  const exchange = async (_: unknown, init?: RequestInit) => {
    const { code_verifier = '' } = Object.fromEntries(init?.body as URLSearchParams)
    const isRight = createHash('sha256').update(code_verifier).digest('base64url') === challenge
    return Response.json(isRight ? { access_token: 'owner-token' } : { error: 'bad_verification_code' })
  }
  await context.route('**/api/edit/*', async (route) => {
    const request = route.request()
    globalThis.fetch = exchange
    try {
      const headers = await request.allHeaders()
      const answer = await app.request(request.url(), { headers: { Cookie: headers.cookie ?? '' } }, SETTINGS)
      const { location = '', ...all } = Object.fromEntries(answer.headers)
      if (answer.status === 302) await route.fulfill(leadTo(location, all['set-cookie']))
      else await route.fulfill({ status: answer.status, headers: all, body: await answer.text() })
    } finally {
      globalThis.fetch = fetch
    }
  })
  await editWith(host, context)
}

test('the owner signs in to the editor in a window that GitHub leads back to', async ({ context, page }) => {
  await signedInToGitHub(context)
  await page.goto('/edit')
  await page.getByRole('button', { name: /^Sign In with .?GitHub/ }).click()
  await expect(page.getByText('Prices and offer', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}'))
  expect(user).toMatchObject({ login: 'owner', token: 'owner-token' })
  expect(context.pages()).toEqual([page])
  expect(await context.cookies()).toEqual([])
})
