import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestHarness } from 'wrangler'

/** The page that only says Hello: the cost of the server, the browser and the network by themselves. */
export const HELLO = '/hello'
const HELLO_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Hello"><title>Hello</title><h1>Hello</h1>'

/** Every public view (design 4). */
export const PUBLIC_VIEWS = [
  '/',
  '/blog',
  '/blog/best-chyawanprash-guide',
  '/refund-policy',
  '/disclaimer',
  '/privacy-policy',
] as const

export type BenchSite = {
  /** Of the server, without a slash at the end. */
  origin: string
  /** The folder with the site's files. */
  folder: string
  close(): Promise<void>
}

/** Serves a copy of the build output with the page that only says Hello beside it, as the asset layer does. */
export async function serveBenchSite(): Promise<BenchSite> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'))
  cpSync('dist/site', folder, { recursive: true })
  writeFileSync(join(folder, `${HELLO}.html`), HELLO_PAGE)
  const server = createTestHarness({
    workers: [
      {
        config: {
          name: 'bench',
          compatibility_date: '2026-10-20',
          assets: { directory: folder, html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
        },
      },
    ],
  })
  const { url } = await server.listen()
  return {
    origin: `http://localhost:${url.port}`,
    folder,
    async close() {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}
