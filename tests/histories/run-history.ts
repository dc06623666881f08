/// <reference path="../../worker/env.d.ts" />
import { hash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { d1Store } from '#worker/store.ts'
import { fileD1, prepare } from '../worker/file-d1.ts'
import { d1Error, interceptedD1 } from '../worker/intercepted-d1.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../worker/times.ts'
import { type Known, LIMITS, look, type Name, ONCE, operation, type Who } from './operations.ts'

/** Two seconds before midnight in Kolkata. */
const START = Date.UTC(2026, 10, 22, 18, 29, 58)

type Step = {
  name: Name
  who: Who
  /** Milliseconds that pass before it. Most of those at the same time have the same millisecond. */
  after: number
  /** Which of its calls to D1 loses its answer, so that the Store tries again; null for none. */
  lostCall: number | null
}

export type History = {
  /** What happens first, one after the other, so that there is something to race for. */
  before: Step[]
  /** What happens at the same time. */
  racers: Step[]
  /** At each call to D1, the index of the racer that goes on; the first one where it ends. */
  schedule: number[]
}

/** One operation as it happened. */
export type Event = Step & {
  /** Milliseconds UTC: the time of the request. */
  now: number
  seed: number
  /** What its client knew when it started. */
  known: Known
  /** JSON, or why it failed; undefined where nobody knows. */
  answer?: string | undefined
}

/** @returns what is wrong after these operations; undefined if nothing is */
export type Invariant = (events: Event[], sqlite: DatabaseSync) => string | undefined

/** All that can be left out of a history is optional: it is left out of the one that is printed. */
export function histories(names: readonly Name[], opening?: Name): fc.Arbitrary<History> {
  const steps = (lengths: { minLength?: number; maxLength: number }, pauses: number[]) => {
    const step: fc.Arbitrary<Step> = fc.record({
      name: fc.constantFrom(...names),
      who: fc.constantFrom<Who[]>(0, 0, 0, 1),
      after: fc.constantFrom(...pauses),
      lostCall: fc.option(fc.nat(3), { freq: 2 }),
    })
    return fc.array(step, lengths)
  }
  const opened = ([0, 1] as const).flatMap((who): Step[] =>
    opening ? [{ name: opening, who, after: 0, lostCall: null }] : [],
  )
  return fc.record({
    before: steps({ maxLength: 4 }, [0, 0, MINUTE_MS, HOUR_MS, DAY_MS, 31 * DAY_MS]).map((more) => [
      ...opened,
      ...more,
    ]),
    racers: steps({ minLength: 2, maxLength: 3 }, [0, 0, 1, 5000]),
    schedule: fc.array(fc.nat(5), { maxLength: 16 }),
  })
}

/**
 * Runs a history: the racers first at the same time, then, after a rollback, one after the other in each order, until rows
 * and answers are equal.
 *
 * @param sqlite a database that is empty again afterwards
 * @throws where no order is, or an invariant does not hold after an operation
 */
export async function runHistory(
  { before, racers, schedule }: History,
  sqlite: DatabaseSync,
  invariants: Record<string, Invariant>,
): Promise<void> {
  const d1 = fileD1(sqlite)
  const known: [Known, Known] = [{}, {}]
  const events: Event[] = []

  async function begin(step: Step, now: number, seed: number): Promise<Event> {
    known[step.who] = await look(d1, now, step.who, known[step.who])
    return { ...step, now, seed, known: known[step.who] }
  }
  function check() {
    for (const [name, invariant] of Object.entries(invariants)) {
      const violation = invariant(events, sqlite)
      if (violation) throw new Error(`${name}: ${violation}`)
    }
  }

  let now = START
  sqlite.exec('SAVEPOINT history')
  try {
    for (const [index, step] of before.entries()) {
      now += step.after
      const event = await begin(step, now, index)
      event.answer = await perform(event, d1, openGate, (news) => Object.assign(known[step.who], news))
      events.push(event)
      check()
    }
    const racing: Event[] = []
    for (const [index, step] of racers.entries())
      racing.push(await begin(step, now + step.after, before.length + index))
    sqlite.exec('SAVEPOINT race')
    const run = (event: Event) => async (gate: Gate) => {
      event.answer = await perform(event, d1, gate)
    }
    await interleave(racing.map(run), [...schedule])
    const rows = rowsIn(sqlite)
    sqlite.exec('ROLLBACK TO race; RELEASE race')
    events.push(...(await explain(racing, rows, sqlite, d1)))
    check()
  } finally {
    sqlite.exec('ROLLBACK TO history; RELEASE history')
  }
}

/** Holds a call to D1 until it is its turn. */
type Gate = (call: () => Promise<D1Result[]>) => Promise<D1Result[]>

const openGate: Gate = (call) => call()

/** Runs clients so that only one of them goes on at any moment, from one held call to the next: the schedule decides. */
async function interleave(clients: ((gate: Gate) => Promise<void>)[], schedule: number[]): Promise<void> {
  const held: { client: number; release: () => void }[] = []
  const untilPaused = async (goOn: (pause: () => void) => void) => new Promise<void>(goOn)
  let pause = () => {}
  for (const [client, run] of clients.entries()) {
    await untilPaused((paused) => {
      pause = paused
      const gate: Gate = async (call) => {
        await untilPaused((release) => {
          held.push({ client, release })
          pause()
        })
        return await call()
      }
      void run(gate).then(() => pause())
    })
  }
  while (held.length > 0) {
    held.sort((one, other) => one.client - other.client)
    const [next] = held.splice((schedule.shift() ?? 0) % held.length, 1)
    await untilPaused((paused) => {
      pause = paused
      next?.release()
    })
  }
}

/** Performs an operation: the same event gives the same answer and rows wherever it starts from the same rows. */
async function perform(
  { name, who, now, seed, known, lostCall }: Event,
  d1: D1Database,
  gate: Gate,
  learn: (news: Known) => void = () => {},
): Promise<string> {
  let [calls, draws] = [0, 0]
  const random = () => `${seed} ${draws++}`
  const faulty = interceptedD1(d1, async (query) => {
    const isLost = calls++ === lostCall
    const result = await gate(query)
    seedRandom(random)
    // Of what only reads D1 repeats a lost answer by itself.
    const hasWritten = result.some(({ meta }) => meta.changes > 0)
    if (isLost && hasWritten && !ONCE.includes(name)) throw d1Error('Network connection lost.')
    return result
  })
  seedRandom(random)
  const store = d1Store(faulty, now, LIMITS)
  try {
    const answer = await operation(name)({ d1: faulty, store, now, who, known, learn })
    return JSON.stringify(answer) ?? 'nothing'
  } catch (error) {
    return `failed: ${(error as Error).message}`
  }
}

/** Finds an order that explains what happened, and leaves the database as after it. */
async function explain(racing: Event[], rows: string[], sqlite: DatabaseSync, d1: D1Database) {
  async function order(left: Event[]): Promise<Event[] | undefined> {
    if (left.length === 0) return differences(rows, rowsIn(sqlite)).length === 0 ? [] : undefined
    for (const event of left) {
      sqlite.exec('SAVEPOINT attempt')
      const answer = await perform({ ...event, lostCall: null }, d1, openGate)
      const isSame = event.answer === undefined || answer === event.answer
      const following = isSame ? await order(left.filter((other) => other !== event)) : undefined
      if (!following) sqlite.exec('ROLLBACK TO attempt')
      sqlite.exec('RELEASE attempt')
      if (following) return [event, ...following]
    }
    return undefined
  }

  for (const acts of withAttempts(racing)) {
    const explained = await order(acts)
    if (explained) return explained
  }
  const lines: string[] = []
  for (const event of racing) {
    const answer = await perform({ ...event, lostCall: null }, d1, openGate)
    if (answer !== event.answer) lines.push(`${event.name} answered ${event.answer}, not ${answer}`)
  }
  const found = [...lines, ...differences(rows, rowsIn(sqlite))]
  throw new Error(['no order explains it. Compared with one after the other:', ...found].join('\n  '))
}

/** @returns the events, and all ways in which some of those whose answer was lost were two acts, the first without answer */
function withAttempts([event, ...others]: Event[]): Event[][] {
  if (!event) return [[]]
  const rest = withAttempts(others)
  const once = rest.map((events) => [event, ...events])
  if (event.lostCall === null) return once
  return [...once, ...rest.map((events) => [{ ...event, answer: undefined }, event, ...events])]
}

/** The rows of all tables, each in a line. */
function rowsIn(sqlite: DatabaseSync): string[] {
  const tables = prepare(sqlite, `SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`).all()
  return tables.flatMap(({ name }) =>
    prepare(sqlite, `SELECT * FROM ${name}`)
      .all()
      .map((row) => `${name} ${JSON.stringify(row)}`),
  )
}

/** What one has and the other has not. */
function differences(rows: string[], others: string[]): string[] {
  return [
    ...rows.filter((row) => !others.includes(row)).map((row) => `+ ${row}`),
    ...others.filter((row) => !rows.includes(row)).map((row) => `- ${row}`),
  ]
}

/** Until the next call: ids and references are made of it, and must be the same when the operation is performed again. */
function seedRandom(seed: () => string): void {
  crypto.randomUUID = () => {
    const [, a, b, c, d] = /^(.{8})(.{3})(.{3})(.{12})/.exec(hash('sha256', seed(), 'hex')) ?? []
    return `${a}-0000-4${b}-8${c}-${d}`
  }
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) array.set(hash('sha256', seed(), 'buffer').subarray(0, array.length))
    return array
  }
}
