import { untilIdle } from './seeded.ts'

/** Holds a call to the database or to the mail provider until it is its turn. */
export type Gate = <T>(call: () => Promise<T>) => Promise<T>

/** A gate that holds nothing. */
export const openGate: Gate = (call) => call()

/**
 * Runs clients at the same time, but only one of them at any moment: from one held call to the next. Every interleaving
 * is thereby decided by `choose` alone.
 *
 * @param clients must not reject
 * @param choose is given the number of clients with a held call, and returns the index of the one that goes on
 */
export async function interleave(
  clients: readonly ((gate: Gate) => Promise<void>)[],
  choose: (held: number) => number,
): Promise<void> {
  const held: { client: number; release: () => void }[] = []
  const gateOf = (client: number): Gate =>
    async function gate(call) {
      await new Promise<void>((release) => held.push({ client, release }))
      return await call()
    }

  for (const [index, client] of clients.entries()) {
    void client(gateOf(index))
    await untilIdle()
  }
  while (held.length > 0) {
    const waiting = [...new Set(held.map(({ client }) => client))].sort()
    const chosen = waiting[choose(waiting.length)]
    const [next] = held.splice(
      held.findIndex(({ client }) => client === chosen),
      1,
    )
    next?.release()
    await untilIdle()
  }
}
