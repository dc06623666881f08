import { once } from 'node:events'

type Usage = { usedSize: number; backingStorageSize: number }
type Outcome = { id?: number; result?: Partial<Usage> }

/**
 * Listens at a runtime's inspector.
 *
 * @param port of the inspector that `wrangler dev` opens
 */
export async function heapOf(port: number) {
  // It takes connections only from pages of this machine. Node's WebSocket takes headers; the DOM's type knows of none.
  const options = { headers: { Origin: 'http://127.0.0.1' } } as unknown as string[]
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, options)
  await once(socket, 'open')
  let asked = 0

  async function query(method: string): Promise<Partial<Usage>> {
    asked += 1
    const id = asked
    const { promise, resolve } = Promise.withResolvers<Partial<Usage>>()
    function listen({ data }: MessageEvent): void {
      // A snapshot comes in large pieces, which are nobody's answer.
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
    /** Bytes that the Worker's own JavaScript holds on to: V8 sweeps everything else away before it takes a snapshot. */
    async held(): Promise<number> {
      await query('HeapProfiler.takeHeapSnapshot')
      const { usedSize = 0, backingStorageSize = 0 } = await query('Runtime.getHeapUsage')
      return usedSize + backingStorageSize
    },
    close: () => socket.close(),
  }
}
