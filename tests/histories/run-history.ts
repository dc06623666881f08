/// <reference path="../../worker/env.d.ts" />
import type { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { d1Store } from '#worker/store.ts'
import { fileD1, prepare } from '../worker/file-d1.ts'
import { d1Error, interceptedD1 } from '../worker/intercepted-d1.ts'
import { type Known, LIMITS, look, type Name, operation, type Who } from './operations.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Two seconds before midnight in Kolkata. */
const START = Date.UTC(2026, 10, 22, 18, 29, 58)

/** Time that passes before a round. */
const PAUSES = { none: 0, minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS, month: 31 * DAY_MS }

/** After one of its calls to D1, the answer is lost and the Store tries again, or the process ends. */
type Fault = { kind: 'answer lost' | 'crash'; call: number }

type Step = {
  name: Name
  who: Who
  /** Milliseconds that the request's time is later than its round's. Most have the same millisecond. */
  late: number
  fault: Fault | null
}

type Round = {
  pause: keyof typeof PAUSES
  /** Each client does one step after the other. */
  clients: Step[][]
  /** At each call to D1, the index of the client that goes on; the first one where it ends. */
  schedule: number[]
}

export type History = Round[]

/** One operation as it happened. */
export type Event = Step & {
  /** Milliseconds UTC: the time of the request. */
  now: number
  seed: number
  /** What its client knew when it started. */
  known: Known
  /** JSON, or why it failed; undefined after a crash. */
  answer?: string | undefined
  /** Places in the order of starts and ends. */
  started: number
  ended: number
  /** The first attempt of this one, whose answer was lost: two attempts may be two acts. */
  firstAttempt?: Event
}

/** What has happened so far, in an order that explains it, and the rows after it. */
type Trace = { events: Event[]; sqlite: DatabaseSync; repeat(event: Event): Promise<string[]> }

/** @returns what is wrong after a round; undefined if nothing is */
export type Invariant = (trace: Trace) => Promise<string | undefined> | string | undefined

/**
 * @returns histories of one or two rounds with several clients, after up to two with a single one, so that there is
 *   something to race for. All that can be left out is optional: it is left out of the history that is printed
 */
export function histories(names: readonly Name[], opening: readonly Name[] = []): fc.Arbitrary<History> {
  const step: fc.Arbitrary<Step> = fc.record({
    name: fc.constantFrom(...names),
    who: fc.constantFrom<Who[]>(0, 0, 0, 1),
    late: fc.constantFrom(0, 0, 1, 5000),
    fault: fc.option(
      fc.record({ kind: fc.constantFrom<Fault['kind'][]>('answer lost', 'crash'), call: fc.nat(3) }),
      { freq: 4 },
    ),
  })
  const client = fc.array(step, { minLength: 1, maxLength: 2 })
  const round = (minLength: number, maxLength: number): fc.Arbitrary<Round> =>
    fc.record({
      pause: fc.constantFrom(...(Object.keys(PAUSES) as Round['pause'][])),
      clients: fc.array(client, { minLength, maxLength }),
      schedule: fc.array(fc.nat(5), { maxLength: maxLength === 1 ? 0 : 16 }),
    })
  const steps = opening.flatMap((name) =>
    ([0, 1] as const).map((who): Step => ({ name, who, late: 0, fault: null })),
  )
  const first: Round[] = steps.length > 0 ? [{ pause: 'none', clients: [steps], schedule: [] }] : []
  return fc
    .tuple(fc.array(round(1, 1), { maxLength: 2 }), fc.array(round(2, 3), { minLength: 1, maxLength: 2 }))
    .map(([alone, races]) => [...first, ...alone, ...races])
}

/**
 * Runs a history: each round first with its clients at the same time, then, after a rollback, one operation after the
 * other, in each order in which one that had ended before another started precedes it, until rows and answers are equal.
 *
 * @param sqlite a database that is empty again afterwards
 * @returns what happened, in the order that explains it
 * @throws where no order does, or an invariant does not hold after a round
 */
export async function runHistory(
  history: History,
  sqlite: DatabaseSync,
  invariants: Record<string, Invariant>,
): Promise<Event[]> {
  const d1 = fileD1(sqlite)
  const trace: Trace = { events: [], sqlite, repeat: (event) => repeat(event, sqlite, d1) }
  const known: [Known, Known] = [{}, {}]
  let time = START
  sqlite.exec('SAVEPOINT history')
  try {
    for (const [index, round] of history.entries()) {
      time += PAUSES[round.pause]
      sqlite.exec('SAVEPOINT interleaved')
      const events = await runRound(round, time, index, known, d1)
      const rows = rowsIn(sqlite)
      sqlite.exec('ROLLBACK TO interleaved; RELEASE interleaved')
      trace.events.push(...(await explain(events, rows, sqlite, d1)))
      for (const [name, invariant] of Object.entries(invariants)) {
        const violation = await invariant(trace)
        if (violation) throw new Error(`${name}: ${violation}`)
      }
    }
    return trace.events
  } finally {
    sqlite.exec('ROLLBACK TO history; RELEASE history')
  }
}

async function runRound(round: Round, time: number, index: number, known: [Known, Known], d1: D1Database) {
  const events: Event[] = []
  let clock = 0
  const clients = round.clients.map((steps, client) => async (gate: Gate) => {
    for (const [position, step] of steps.entries()) {
      const { who } = step
      const now = time + step.late
      known[who] = await look(d1, now, who, known[who])
      const seed = index * 100 + client * 10 + position
      const event: Event = { ...step, now, seed, known: known[who], started: clock++, ended: 0 }
      const learn = (news: Known) => {
        known[who] = { ...known[who], ...news }
      }
      event.answer = await perform(event, d1, gate, learn)
      event.ended = clock++
      events.push(event)
    }
  })
  await interleave(clients, [...round.schedule])
  return events
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
  { name, who, now, seed, known, fault }: Event,
  d1: D1Database,
  gate: Gate,
  learn: (news: Known) => void = () => {},
): Promise<string | undefined> {
  const random = randomOf(seed)
  let calls = 0
  let crash = () => {}
  const crashed = new Promise<undefined>((resolve) => {
    crash = () => resolve(undefined)
  })
  const faulty = interceptedD1(d1, async (query) => {
    const isFaulty = calls++ === fault?.call
    const result = await gate(query)
    // Of what only reads D1 repeats a lost answer by itself.
    const hasWritten = result.some(({ meta }) => meta.changes > 0)
    if (isFaulty && fault.kind === 'answer lost' && hasWritten && !operation(name).once)
      throw d1Error('Network connection lost.')
    if (isFaulty && fault.kind === 'crash') {
      crash()
      await new Promise(() => {})
    }
    seedRandom(random)
    return result
  })
  seedRandom(random)
  const answer = operation(name).run({
    d1: faulty,
    store: d1Store(faulty, now, LIMITS),
    now,
    who,
    known,
    learn,
  })
  return await Promise.race([
    crashed,
    answer.then(
      (value) => JSON.stringify(value) ?? 'nothing',
      (error: Error) => `failed: ${error.message}`,
    ),
  ])
}

/** Finds an order that explains what happened, and leaves the database as after it. */
async function explain(events: Event[], rows: string[], sqlite: DatabaseSync, d1: D1Database) {
  const mayBeNext = (event: Event, others: Event[]) =>
    others.every((other) => other.ended >= event.started && other !== event.firstAttempt)

  async function order(left: Event[]): Promise<Event[] | undefined> {
    if (left.length === 0) return differences(rows, rowsIn(sqlite)).length === 0 ? [] : undefined
    for (const event of left) {
      const others = left.filter((other) => other !== event)
      if (!mayBeNext(event, others)) continue
      sqlite.exec('SAVEPOINT attempt')
      const answer = await perform(withoutLoss(event), d1, openGate)
      // Nobody knows what a crashed operation would have answered.
      const isSame = event.answer === undefined || answer === event.answer
      let following = isSame ? await order(others) : undefined
      if (!following) sqlite.exec('ROLLBACK TO attempt')
      sqlite.exec('RELEASE attempt')
      // It may also have been about to try again, because of what ran beside it.
      if (event.answer === undefined) following ??= await order(others)
      if (following) return [event, ...following]
    }
    return undefined
  }

  const inOrderOfEnds = events.sort((one, other) => one.ended - other.ended)
  for (const acts of withAttempts(inOrderOfEnds)) {
    const explained = await order(acts)
    if (explained) return explained
  }
  const lines: string[] = []
  for (const event of inOrderOfEnds) {
    const answer = await perform(withoutLoss(event), d1, openGate)
    if (answer !== event.answer) lines.push(`${event.name} answered ${event.answer}, not ${answer}`)
  }
  const found = [...lines, ...differences(rows, rowsIn(sqlite))]
  throw new Error(['no order explains it. In the order in which they ended:', ...found].join('\n  '))
}

const withoutLoss = (event: Event): Event =>
  event.fault?.kind === 'answer lost' ? { ...event, fault: null } : event

/** @returns the events, and all ways in which some of those whose answer was lost were two acts */
function withAttempts([event, ...others]: Event[]): Event[][] {
  if (!event) return [[]]
  const rest = withAttempts(others)
  const once = rest.map((events) => [event, ...events])
  if (event.fault?.kind !== 'answer lost') return once
  const firstAttempt: Event = { ...event, fault: { ...event.fault, kind: 'crash' }, answer: undefined }
  return [...once, ...rest.map((events) => [firstAttempt, { ...event, firstAttempt }, ...events])]
}

/** Sends an operation again, as a client without an answer would. Returns what it changes, and undoes that. */
async function repeat(event: Event, sqlite: DatabaseSync, d1: D1Database): Promise<string[]> {
  if (!operation(event.name).repeatable) return []
  const before = rowsIn(sqlite)
  sqlite.exec('SAVEPOINT repeated')
  await perform({ ...event, seed: event.seed + 1, fault: null }, d1, openGate)
  const after = rowsIn(sqlite)
  sqlite.exec('ROLLBACK TO repeated; RELEASE repeated')
  return differences(after, before)
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

/** Until the next call: ids are made of it, and must be the same when the operation is performed again. */
function seedRandom(random: () => number): void {
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) array.set(Array.from(array, () => random() * 256))
    return array
  }
}

/** @returns numbers from 0 to 1, always the same for a seed (mulberry32) */
function randomOf(seed: number): () => number {
  let state = seed * 7919
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}
