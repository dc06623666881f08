import fc from 'fast-check'
import type { Who } from './known.ts'
import type { Name } from './operations.ts'

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * SECOND_MS
const DAY_MS = 24 * HOUR_MS

/** 15:00 in Kolkata. */
export const START = Date.UTC(2026, 10, 22, 9, 30)

/** Time that passes before a round. The last one ends five seconds before midnight in Kolkata. */
const JUMPS = {
  'a minute': 60 * SECOND_MS,
  '6 minutes': 6 * 60 * SECOND_MS,
  'an hour': HOUR_MS,
  'a day': DAY_MS,
  '8 days': 8 * DAY_MS,
  '31 days': 31 * DAY_MS,
  '400 days': 400 * DAY_MS,
  'until midnight': 'midnight',
} as const

/**
 * What happens at one of an operation's calls to D1. A lost answer is retried by the Store; after a crash the operation
 * does not go on.
 */
const FAULTS = ['lost before', 'lost after', 'crash before', 'crash after'] as const
export type Fault = { kind: (typeof FAULTS)[number]; call: number }

export type Step = {
  name: Name
  who: Who
  /** Milliseconds: the request's time is so much later than the round's. */
  skew: number
  fault: Fault | null
}

type Jump = keyof typeof JUMPS

export type Round = {
  jump: Jump
  /** Whether requests have the same millisecond, unless they are late. */
  isOneMoment: boolean
  /** Each does one step after the other. */
  clients: Step[][]
  /** At each choice, the index of the client that goes on; the first one where it ends. */
  schedule: number[]
}

export type History = Round[]

export type Setup = {
  /** What one client has done before, in rounds 6 minutes apart. */
  opening?: readonly (readonly Name[])[]
  names: readonly Name[]
  jumps?: readonly Jump[]
}

/**
 * @returns histories of one or two rounds with several clients, after up to two with a single one, so that there is
 *   something to race for. All that can be left out is optional: it is left out of the history that is printed
 */
export function histories({
  opening,
  names,
  jumps = Object.keys(JUMPS) as Jump[],
}: Setup): fc.Arbitrary<History> {
  const fault = fc.option(fc.record({ kind: fc.constantFrom(...FAULTS), call: fc.nat(3) }), { freq: 6 })
  const step: fc.Arbitrary<Step> = fc.record({
    name: fc.constantFrom(...names),
    who: fc.oneof(
      { arbitrary: fc.constant<Who>(0), weight: 3 },
      { arbitrary: fc.constant<Who>(1), weight: 1 },
    ),
    skew: fc.oneof(fc.constant(0), fc.nat(10 * SECOND_MS)),
    fault,
  })
  const client = some(step, fc.option(step))
  const round = (clients: fc.Arbitrary<Step[][]>, schedule: fc.Arbitrary<number[]>): fc.Arbitrary<Round> =>
    fc.record({
      jump: fc.constantFrom(...jumps),
      isOneMoment: fc.nat(3).map((value) => value === 3),
      clients,
      schedule,
    })
  const before = fc.option(round(some(client), fc.constant([])))
  const race = round(
    some(client, client, fc.option(client, { freq: 1 })),
    fc.array(fc.nat(5), { maxLength: 16 }),
  )
  const rounds = some(before, before, race, fc.option(race))
  return opening ? rounds.map((others) => [...opening.map(openingRound), ...others]) : rounds
}

function openingRound(names: readonly Name[]): Round {
  const steps = names.map((name): Step => ({ name, who: 0, skew: 0, fault: null }))
  return { jump: '6 minutes', isOneMoment: false, clients: [steps], schedule: [] }
}

/** The values of several arbitraries, without nulls. */
function some<T>(...arbitraries: fc.Arbitrary<T | null>[]): fc.Arbitrary<T[]> {
  return fc.tuple(...arbitraries).map((values) => values.filter((value) => value !== null))
}

/** @returns the time of a round, milliseconds UTC */
export function afterJump(time: number, jump: Jump): number {
  const length = JUMPS[jump]
  if (length !== 'midnight') return time + length
  const sinceMidnight = (time + 5.5 * HOUR_MS) % DAY_MS
  return time - sinceMidnight + DAY_MS - 5 * SECOND_MS
}

/** @returns a history in lines that can be read */
export function printed(history: History): string[] {
  return history.flatMap(({ jump, isOneMoment, clients, schedule }) => [
    `after ${jump}${isOneMoment ? ', in one millisecond' : ''}${clients.length > 1 ? `, order of calls [${schedule.join()}]` : ''}:`,
    ...clients.flatMap((steps, client) => steps.map((step) => `  ${client + 1}. ${printedStep(step)}`)),
  ])
}

function printedStep({ name, who, skew, fault }: Step): string {
  return [
    `${who === 0 ? 'Asha' : 'Ravi'}: ${name}`,
    ...(skew > 0 ? [`${skew} ms late`] : []),
    ...(fault ? [`call ${fault.call}: ${fault.kind}`] : []),
  ].join(', ')
}
