import { DAY_MS } from '#contract/days.ts'
import type { RecallToDo } from '#worker/orders/contract.ts'
import type { ToDo } from '#worker/owner/contract.ts'
import { BACKUP_SILENCE_DAYS, PUBLICATION_SILENCE_DAYS } from '#worker/reports/constants.ts'
import type { Report } from '#worker/reports/contract.ts'
import { FULL_KINDS } from '#worker/statistics/constants.ts'
import { addDays, dayInIndia, showClock, showCount, showDate, showJars, showPastDay } from '../format.ts'
import { partLink } from '../routing.ts'
import type { Shop } from '../shop.ts'

/** How many days before its end a document must be renewed. */
const RENEWAL_DAYS = 30

/** A fault, and where it is explained or can be corrected: `href` is undefined where the site has no such place. */
export type Fault = { name: string; detail: string; href: string | undefined }

/** Whether the last report is older than this number of days, or there was none. */
export function isSilent(last: Report | null, days: number, now: number): boolean {
  return !last || now - Date.parse(last.created_at) > days * DAY_MS
}

/** Faults of backup, publication, mail and database as of a time in milliseconds UTC. */
export function faultsOf(
  { reports: { backup, publication }, refusedMail, full }: Pick<ToDo, 'reports' | 'refusedMail' | 'full'>,
  now: number,
): Fault[] {
  const faults: Fault[] = []
  const add = (name: string, detail: string) => faults.push({ name, detail, href: '#more' })
  const { lastSucceeded } = backup
  const hasFailed = backup.last?.outcome === 'failed'
  if (hasFailed || isSilent(lastSucceeded, BACKUP_SILENCE_DAYS, now)) {
    add(
      hasFailed ? 'Backup failed' : 'No backup',
      lastSucceeded ? `last made ${showPastDay(lastSucceeded.created_at, now)}` : 'none was ever made',
    )
  }
  const published = publication.editing ? publication.last : null
  if (published?.outcome === 'failed') add('Change not live', showPastDay(published.created_at, now))
  else if (published && isSilent(published, PUBLICATION_SILENCE_DAYS, now)) {
    add('Daily run missing', `last ${showPastDay(published.created_at, now)}`)
  }
  if (refusedMail) add('Mail refused', showPastDay(refusedMail.created_at, now))
  for (const { kind, limit, since } of full) {
    const [name, instead] = FULL_KINDS[kind]
    const from = showClock(Date.parse(since))
    add(name, `since ${from}, until 5:30 am: ${showCount(limit)} came today. ${instead}`)
  }
  return faults
}

/** What a recall leaves to do: whom to warn, and what not to send. */
export function recallFault({ lot, toWarn, toHold }: RecallToDo): Fault {
  const parts = [toWarn > 0 && `warn ${showCount(toWarn)}`, toHold > 0 && `hold ${showJars(toHold)}`]
  return {
    name: `${lot} recalled`,
    detail: parts.filter(Boolean).join(', '),
    href: partLink('orders', toWarn > 0 ? lot : 'to-send'),
  }
}

/**
 * Faults of the licence and of certificates that expire soon, or have expired; the one that ends first comes first.
 *
 * @param canEdit whether the site has `/edit`
 */
export function documentFaults(documents: Shop['documents'], now: number, canEdit: boolean): Fault[] {
  const today = dayInIndia(now)
  const renewal = addDays(today, RENEWAL_DAYS)
  return documents
    .filter(({ endsOn }) => endsOn <= renewal)
    .toSorted((one, other) => (one.endsOn < other.endsOn ? -1 : 1))
    .map(({ name, endsOn }) => ({
      name: `${name} ${endsOn < today ? 'expired' : 'expires soon'}`,
      detail:
        endsOn < today
          ? `on ${showDate(endsOn)}. The site leaves it out: renew it, then write its new last day`
          : `on ${showDate(endsOn)}: renew it now, then write its new last day`,
      href: canEdit ? '/edit' : undefined,
    }))
}
