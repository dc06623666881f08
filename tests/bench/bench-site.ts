import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { createTestHarness } from 'wrangler'
import { harnessOptions } from '../worker-config.ts'

/** Quality of compression on the fly at Cloudflare's edge; wrangler's asset layer does not compress. */
const EDGE_QUALITY = 4
const COMPRESSED_TYPES = /text|javascript|json|xml|svg/

/** Serves the demo as the edge does. Each answer is fetched and compressed once. */
export async function serveBenchSite() {
  const worker = createTestHarness(harnessOptions('demo'))
  const { url: origin } = await worker.listen()
  const answers = new Map<string, ReturnType<typeof compress>>()
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
