import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { load } from 'cheerio'
import { createTestHarness } from 'wrangler'
import { harnessOptions } from '../worker-config.ts'

/** Home's own first screen without scripts: the cost of what it shows at first. */
export const FIRST_SCREEN = '/first-screen'

/** Quality of compression on the fly at Cloudflare's edge; wrangler's asset layer does not compress. */
const EDGE_QUALITY = 4
const COMPRESSED_TYPES = /text|javascript|json|xml|svg/

/**
 * Serves the demo as the edge does, with the first screen beside it. Each answer is fetched and compressed once.
 *
 * @param folder the site's files; those of another build may stand in for them
 */
export async function serveBenchSite(folder = 'dist/site') {
  const worker = createTestHarness(harnessOptions('demo', {}, folder))
  const { url: origin } = await worker.listen()
  const firstScreen = new Response(firstScreenOf(`${folder}/index.html`), {
    headers: { 'content-type': 'text/html' },
  })
  const answers = new Map([[FIRST_SCREEN, compress(firstScreen)]])
  const edge = createServer(async ({ url = '/', method }, response) => {
    // What is tracked is not measured.
    if (method !== 'GET') return response.writeHead(204).end()
    const answer = answers.get(url) ?? fetch(new URL(url, origin), { redirect: 'manual' }).then(compress)
    answers.set(url, answer)
    const { status, headers, body } = await answer
    response.writeHead(status, headers).end(body)
  })
  await once(edge.listen(0), 'listening')
  return {
    /** Without a slash at the end. */
    origin: `http://localhost:${(edge.address() as AddressInfo).port}`,
    async close() {
      edge.closeAllConnections()
      edge.close()
      await worker.close()
    },
  }
}

/** A page's promotional strip, header and first section, with the sheet, and without scripts. */
function firstScreenOf(file: string): string {
  const $ = load(readFileSync(file, 'utf8'))
  $('script, dialog').remove()
  $('main').nextAll().remove()
  $('main > *').slice(1).remove()
  $('#root').nextAll().remove()
  return $.html()
}

async function compress(response: Response) {
  const { 'transfer-encoding': _, ...headers } = Object.fromEntries(response.headers)
  const body = Buffer.from(await response.arrayBuffer())
  if (!COMPRESSED_TYPES.test(headers['content-type'] ?? '')) return { status: response.status, headers, body }
  const compressed = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: EDGE_QUALITY },
  })
  return {
    status: response.status,
    headers: { ...headers, 'content-encoding': 'br', 'content-length': String(compressed.length) },
    body: compressed,
  }
}
