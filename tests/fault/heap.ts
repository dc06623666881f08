import { once } from 'node:events'

type Usage = { usedSize: number; backingStorageSize: number }
type Outcome = { id?: number; result?: Partial<Usage> }

/**
 * Connects to a runtime's inspector.
 *
 * @param port of the inspector that `wrangler dev` opens
 */
export async function heapOf(port: number) {
  // It accepts connections from local origins only. Node's WebSocket has a headers option that the DOM's type
  // lacks.
  const options = { headers: { Origin: 'http://127.0.0.1' } } as unknown as string[]
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, options)
  await once(socket, 'open')
  let lastId = 0

  async function query(method: string): Promise<Partial<Usage>> {
    lastId += 1
    const id = lastId
    const { promise, resolve } = Promise.withResolvers<Partial<Usage>>()
    function listen({ data }: MessageEvent): void {
      // Chunks of a snapshot are events, not responses.
      if (!String(data).startsWith(`{"id":${id},`)) return
      socket.removeEventListener('message', listen)
      const { result }: Outcome = JSON.parse(String(data))
      resolve(result ?? {})
    }
    socket.addEventListener('message', listen)
    socket.send(JSON.stringify({ id, method }))
    return promise
  }

  return {
    /** Bytes retained by the Worker's JavaScript: V8 collects garbage before it takes a snapshot. */
    async held(): Promise<number> {
      await query('HeapProfiler.takeHeapSnapshot')
      const { usedSize = 0, backingStorageSize = 0 } = await query('Runtime.getHeapUsage')
      return usedSize + backingStorageSize
    },
    close: () => socket.close(),
  }
}
