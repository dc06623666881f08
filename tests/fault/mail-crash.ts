import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { miscounted } from '#worker/cli/backup/miscounted.ts'
import { type LocalSite, localSite } from './local-site.ts'
import { signUp } from './visits.ts'

/*
 * Sends SIGKILL to the Worker at random times while mails are queued and sent, then lets the cron finish and compares
 * the outbox with what the simulator has recorded:
 * node tests/fault/mail-crash.ts --kills 25 --sign-ups 2000
 */

const WRITERS = 12
/** Maximum delay between the decision to kill and SIGKILL. */
const LATEST_MS = 200
/** Beyond every lease and the first backoffs. */
const LATER_MS = 60 * 60 * 1000
const MAX_CRON_RUNS = 200

type Row = { recipient: string; status: string }

type MailFigures = {
  kills: number
  acknowledged: number
  mails: number
  sent: number
  /** Reported as unknown: the Worker was killed during the attempt. */
  unknown: number
  /** Acknowledged sign-ups without a mail in the outbox. */
  missing: string[]
  /** Mails that are neither sent nor reported. */
  unfinished: Row[]
  /** Recorded as sent, but the provider has none of it. */
  lost: string[]
  /** The provider has more than one. */
  twice: string[]
  /** Not sent as far as the outbox says, but the provider has it: allowed for unknown ones only. */
  unreported: string[]
  miscounted: unknown[]
}

/**
 * @param kills how often the Worker's process group gets SIGKILL
 * @param signUps acknowledged at least so many
 */
export async function mailCrash(kills: number, signUps: number, port?: number): Promise<MailFigures> {
  const site = await localSite({ mail: true, ...(port !== undefined && { port }) })
  const acknowledged: string[] = []
  try {
    for (let run = 0; run <= kills; run += 1) {
      const share = Math.ceil(signUps / (kills + 1))
      const goal =
        run === kills
          ? signUps
          : acknowledged.length + randomInt(Math.ceil(share / 2), Math.ceil(share * 1.5))
      await site.start()
      await signUpUntilKilled(site, acknowledged, goal)
    }
    await site.start()
    await finish(site)
    await site.kill()
    return { kills, ...(await compare(site, acknowledged)) }
  } finally {
    await site.kill()
    site.remove()
  }
}

async function signUpUntilKilled(site: LocalSite, acknowledged: string[], goal: number): Promise<void> {
  let isKilled = false
  async function writer(): Promise<void> {
    while (!isKilled) {
      const { path, init } = signUp()
      const { email } = JSON.parse(String(init.body)) as { email: string }
      const response = await fetch(site.url + path, init).catch(() => undefined)
      if (response?.status === 201) acknowledged.push(email)
      await response?.arrayBuffer().catch(() => undefined)
    }
  }
  async function killer(): Promise<void> {
    while (acknowledged.length < goal) await setTimeout(5)
    await setTimeout(randomInt(LATEST_MS))
    isKilled = true
    await site.kill()
  }
  await Promise.all([killer(), ...Array.from({ length: WRITERS }, writer)])
}

/** Runs the cron as of later, until nothing waits. */
async function finish(site: LocalSite): Promise<void> {
  for (let run = 0; run < MAX_CRON_RUNS; run += 1) {
    const time = Date.now() + LATER_MS
    await fetch(
      `${site.url}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent('*/5 * * * *')}&time=${time}`,
    )
    const database = site.database()
    const open = database.prepare(`SELECT 1 FROM mail_outbox WHERE status IN ('waiting', 'sending')`).all()
    database.close()
    if (open.length === 0) return
  }
}

async function compare(site: LocalSite, acknowledged: string[]): Promise<Omit<MailFigures, 'kills'>> {
  const database = site.database()
  try {
    const rows = database.prepare('SELECT recipient, status FROM mail_outbox').all() as Row[]
    const delivered = Map.groupBy(site.sentTo(), (recipient) => recipient)
    const statusOf = new Map(rows.map(({ recipient, status }) => [recipient, status]))
    const sent = rows.filter(({ status }) => status === 'sent')
    return {
      acknowledged: acknowledged.length,
      mails: rows.length,
      sent: sent.length,
      unknown: rows.filter(({ status }) => status === 'unknown').length,
      missing: acknowledged.filter((email) => !statusOf.has(email)),
      unfinished: rows.filter(({ status }) => status !== 'sent' && status !== 'unknown'),
      lost: sent.map(({ recipient }) => recipient).filter((recipient) => !delivered.has(recipient)),
      twice: [...delivered].filter(([, mails]) => mails.length > 1).map(([recipient]) => recipient),
      unreported: [...delivered.keys()].filter(
        (recipient) => !['sent', 'unknown'].includes(statusOf.get(recipient) ?? ''),
      ),
      miscounted: await miscounted((sql) => database.prepare(sql).all()),
    }
  } finally {
    database.close()
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '25' },
      'sign-ups': { type: 'string', default: '2000' },
      port: { type: 'string' },
    },
  })
  const port = values.port === undefined ? undefined : Number(values.port)
  const figures = await mailCrash(Number(values.kills), Number(values['sign-ups']), port)
  console.log(figures)
  const { acknowledged, mails, missing, unfinished, lost, twice, unreported, miscounted } = figures
  const failed = [missing, unfinished, lost, twice, unreported, miscounted].some((found) => found.length > 0)
  process.exit(failed || acknowledged === 0 || mails < acknowledged ? 1 : 0)
}
