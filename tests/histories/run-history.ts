import type { DatabaseSync } from 'node:sqlite'
import { fileD1 } from '../fault/file-d1.ts'
import { d1Error, interceptedD1 } from '../worker/intercepted-d1.ts'
import { afterJump, type Fault, type History, type Round, START, type Step } from './history.ts'
import { type Gate, interleave, openGate } from './interleave.ts'
import { type Known, lookAround, NOTHING_KNOWN, type SentMail } from './known.ts'
import { OPERATIONS, openRequest } from './operations.ts'
import { inStream, outsideStream, randomOf } from './seeded.ts'
import { type Backend, type Contents, contentsOf, differences, type MailRow, mailsIn } from './world.ts'

/** One operation as it happened. */
export type Event = Step & {
  seed: number
  /** Milliseconds UTC: the time of the request. */
  now: number
  /** What its client knew when it started. */
  known: Known
  /** JSON, or why it failed; undefined after a crash. */
  answer: string | undefined
  sent: SentMail[]
  /** The subscriptions before it, in an order that explains the history. */
  mails: MailRow[]
  /** Places in the order of starts and ends. */
  started: number
  ended: number
  /** The attempt whose answer was lost; see `interruptedBy`. */
  lostAttempt?: Event
}

/** @returns what is wrong after a round; undefined if nothing is */
export type Invariant = (trace: Trace) => Promise<string | undefined> | string | undefined

/** What has happened so far, in an order that explains it. */
export type Trace = {
  events: Event[]
  /** With the rows as they are after the last event. */
  sqlite: DatabaseSync
  /** Of the last round. */
  now: number
  /** Sends the last operation again as its client would, if it may. Returns what changed, and undoes it. */
  repeat(event: Event): Promise<string[]>
}

/** A history that nothing explains. */
export class HistoryFailure extends Error {
  override name = 'HistoryFailure'
}

/**
 * Runs a history. After each round the rows and answers must be those of its operations one after the other, in some
 * order in which an operation that had ended before another started precedes it; and every invariant must hold.
 *
 * @param sqlite the memory database; it is empty again afterwards
 * @param backend where clients run at the same time
 * @returns what happened, in an order that explains it
 * @throws HistoryFailure
 */
export async function runHistory(
  history: History,
  sqlite: DatabaseSync,
  backend: Backend,
  invariants: Record<string, Invariant>,
): Promise<Event[]> {
  sqlite.exec('SAVEPOINT history')
  try {
    await backend.reset()
    const trace: Trace = { events: [], sqlite, now: START, repeat: (event) => repeat(event, sqlite) }
    let known = NOTHING_KNOWN
    for (const [index, round] of history.entries()) {
      trace.now = afterJump(trace.now, round.jump)
      backend.begin()
      const concurrent = await runRound(round, trace.now, index, known, backend.d1)
      const contents = await backend.contents()
      backend.rewind()
      trace.events.push(...(await explain(concurrent.events, contents, sqlite)))
      known = concurrent.known
      for (const [name, invariant] of Object.entries(invariants)) {
        const violation = await invariant(trace)
        if (violation) throw new HistoryFailure(`${name}: ${violation}`)
      }
    }
    return trace.events
  } finally {
    sqlite.exec('ROLLBACK TO history; RELEASE history')
  }
}

async function runRound(round: Round, time: number, index: number, before: Known, d1: D1Database) {
  const events: Event[] = []
  let known = before
  let clock = 0
  const clients = round.clients.map((steps, client) => async (gate: Gate) => {
    for (const [position, step] of steps.entries()) {
      const now = time + step.skew + (round.isOneMoment ? 0 : client * 10 + position)
      const seed = (index * 100 + client * 10 + position) * 7919
      known = await outsideStream(() => lookAround(d1, known, now))
      const seen = known
      known = OPERATIONS[step.name].begin?.(known, step.who) ?? known
      const event: Event = {
        ...step,
        seed,
        now,
        known: seen,
        answer: undefined,
        sent: [],
        mails: [],
        started: clock++,
        ended: 0,
      }
      const { answer, sent, learned } = await perform(event, d1, gate)
      Object.assign(event, { answer, sent, ended: clock++ })
      if (learned) known = learned(known)
      events.push(event)
    }
  })
  const choices = [...round.schedule]
  await interleave(clients, (held) => (choices.shift() ?? 0) % held)
  return { events, known }
}

/** Performs an operation: the same event gives the same answer and rows wherever it starts from the same rows. */
async function perform(event: Event, d1: D1Database, gate: Gate) {
  const { name, who, now, seed, known } = event
  const { run, learn, isPlain } = OPERATIONS[name]
  const sent: SentMail[] = []
  const faulty = faultyGate(gate, isPlain ? null : event.fault)
  const request = {
    ...openRequest(
      interceptedD1(d1, (query) => faulty.queryGate(() => outsideStream(query))),
      now,
    ),
    who,
    known,
    gate: faulty.sendGate,
    sent: (mail: SentMail) => void sent.push(mail),
  }
  const done = inStream({ now, random: randomOf(seed) }, () => run(request)).then(
    (value) => ({
      answer: JSON.stringify(value) ?? 'nothing',
      learned: value != null && learn ? (after: Known) => learn(after, value, who) : undefined,
    }),
    (error: Error) => ({ answer: `failed: ${error.message}`, learned: undefined }),
  )
  const result = await Promise.race([done, faulty.crashed])
  // Mails of one claim are written and sent at the same time, in no order.
  return { ...result, sent: sent.sort((one, other) => (one.to < other.to ? -1 : 1)) }
}

/** D1's message, on which the Store tries again. */
const LOST = 'Network connection lost.'

function faultyGate(gate: Gate, fault: Fault | null) {
  let calls = 0
  let crash = (_: { answer: undefined; learned: undefined }) => {}
  const crashed = new Promise<{ answer: undefined; learned: undefined }>((resolve) => {
    crash = resolve
  })
  const never = () => {
    crash({ answer: undefined, learned: undefined })
    return new Promise<never>(() => {})
  }
  let isOver = false
  const queryGate: Gate = (query) => {
    const isFaulty = calls === fault?.call
    calls += 1
    if (isOver) return never()
    // A crash does not wait for calls that are under way.
    if (!isFaulty) return gate(() => (isOver ? never() : query()))
    isOver = fault.kind.startsWith('crash')
    switch (fault.kind) {
      case 'lost before':
        return gate(() => Promise.reject(d1Error(LOST)))
      case 'lost after':
        return gate(async () => {
          await query()
          throw d1Error(LOST)
        })
      case 'crash before':
        return never()
      case 'crash after':
        return gate(query).then(() => never())
    }
  }
  const sendGate: Gate = (send) => (isOver ? never() : gate(() => (isOver ? never() : send())))
  return { queryGate, sendGate, crashed }
}

/**
 * Finds an order in which the operations, one after the other, give the same answers and rows, and leaves the memory
 * database as after the last one.
 */
async function explain(events: Event[], concurrent: Contents, sqlite: DatabaseSync): Promise<Event[]> {
  const d1 = fileD1(sqlite)
  const mayBeNext = (event: Event, others: Event[]) =>
    others.every((other) => other.ended >= event.started && other !== event.lostAttempt)

  async function attempt(left: Event[], before: Event[] = []): Promise<Event[] | undefined> {
    if (left.length === 0) return differences(concurrent, contentsOf(sqlite)).length === 0 ? [] : undefined
    for (const event of left) {
      const others = left.filter((other) => other !== event)
      if (!mayBeNext(event, others) || !isInterrupted(event, before)) continue
      const mails = mailsIn(sqlite)
      const rest = () => attempt(others, [...before, event])
      sqlite.exec('SAVEPOINT attempt')
      let following = (await isRepeated(event)) ? await rest() : undefined
      if (!following) sqlite.exec('ROLLBACK TO attempt')
      sqlite.exec('RELEASE attempt')
      // What crashed may have been about to try again, because of what ran beside it.
      if (event.answer === undefined && event.sent.length === 0) following ??= await rest()
      if (following) return [Object.assign(event, { mails }), ...following]
    }
    return undefined
  }

  /** A lost answer changes nothing, so it is not repeated; what crashed is, and nobody knows its answer. */
  async function isRepeated(event: Event): Promise<boolean> {
    const { answer, sent } = await perform(onlyCrashing(event), d1, openGate)
    return answer === event.answer && JSON.stringify(sent) === JSON.stringify(event.sent)
  }

  let order: Event[] | undefined
  for (const acts of withAttempts(events)) order ??= await attempt(inOrderOfEnds(acts))
  if (!order) throw new HistoryFailure(await unexplained())
  return order

  async function unexplained(): Promise<string> {
    const lines = []
    for (const event of inOrderOfEnds(events)) {
      const { answer, sent } = await perform(onlyCrashing(event), d1, openGate)
      if (answer !== event.answer) lines.push(`${event.name} answered ${event.answer}, not ${answer}`)
      if (sent.length !== event.sent.length)
        lines.push(`${event.name} sent ${event.sent.length}, not ${sent.length}`)
    }
    const rows = differences(concurrent, contentsOf(sqlite))
    return ['no order explains it. In the order in which they ended:', ...lines, ...rows].join('\n  ')
  }
}

async function repeat(event: Event, sqlite: DatabaseSync): Promise<string[]> {
  if (!OPERATIONS[event.name].repeatable) return []
  const before = contentsOf(sqlite)
  sqlite.exec('SAVEPOINT repeated')
  await perform({ ...event, seed: event.seed + 1, fault: null }, fileD1(sqlite), openGate)
  const after = contentsOf(sqlite)
  sqlite.exec('ROLLBACK TO repeated; RELEASE repeated')
  return differences(after, before)
}

const onlyCrashing = (event: Event): Event => ({
  ...event,
  fault: event.fault?.kind.startsWith('crash') ? event.fault : null,
})

/** @returns the events, and all ways in which some of those whose answer was lost were two acts */
function withAttempts([event, ...others]: Event[]): Event[][] {
  if (!event) return [[]]
  const rest = withAttempts(others)
  const once = rest.map((events) => [event, ...events])
  const { name, fault } = event
  if (fault?.kind !== 'lost after' || !OPERATIONS[name].interruptedBy) return once
  const lostAttempt: Event = { ...event, fault: { ...fault, kind: 'crash after' }, answer: undefined }
  return [...once, ...rest.map((events) => [lostAttempt, { ...event, lostAttempt }, ...events])]
}

/** @returns whether an event that was tried twice is two acts; true for all others */
function isInterrupted({ name, lostAttempt }: Event, before: Event[]): boolean {
  if (!lostAttempt || OPERATIONS[name].interruptedBy === 'always') return true
  return before
    .slice(before.indexOf(lostAttempt))
    .some((event) => OPERATIONS[name].interruptedBy?.includes(event.name))
}

const inOrderOfEnds = (events: readonly Event[]) => [...events].sort((one, other) => one.ended - other.ended)
