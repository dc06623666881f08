import { BACKUP_SILENCE_DAYS, PUBLICATION_SILENCE_DAYS, type RunsToDo } from '#worker/runs/contract.ts'
import { addDays, dayInIndia, showClock, showDate, showPastDay } from '../format.ts'
import type { ShopDocument } from '../shop.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A document that ends within so many days needs a new one now. */
const RENEWAL_DAYS = 30

/** A fault, and where it is explained or can be corrected: `href` is undefined where the site has no such place. */
export type Fault = { name: string; detail: string; href: string | undefined }

const MORE = '#more'

/** Faults of backup, publication, mail and database as of a time in milliseconds UTC. */
export function faultsOf({ backup, publication, refusedMail, fullDay }: RunsToDo, now: number): Fault[] {
  const faults: Fault[] = []
  const { last, lastSucceeded } = backup
  const made = lastSucceeded && ageText(lastSucceeded.created_at, now)
  const isSilent = (iso: string | undefined, days: number) => !iso || now - Date.parse(iso) > days * DAY_MS
  if (last?.outcome === 'failed') {
    faults.push({
      name: 'Backup failed',
      detail: made ? `last made ${made}` : 'none was ever made',
      href: MORE,
    })
  } else if (isSilent(lastSucceeded?.created_at, BACKUP_SILENCE_DAYS)) {
    faults.push({ name: 'No backup', detail: made ? `last made ${made}` : 'none was ever made', href: MORE })
  }
  const published = publication.last
  if (publication.editing && published) {
    if (published.outcome === 'failed') {
      faults.push({ name: 'Change not live', detail: ageText(published.created_at, now), href: MORE })
    } else if (isSilent(published.created_at, PUBLICATION_SILENCE_DAYS)) {
      faults.push({
        name: 'Daily run missing',
        detail: `last ${ageText(published.created_at, now)}`,
        href: MORE,
      })
    }
  }
  if (refusedMail) {
    faults.push({ name: 'Mail refused', detail: ageText(refusedMail.created_at, now), href: MORE })
  }
  if (fullDay) {
    faults.push({
      name: 'Visits not counted',
      detail: `since ${showClock(Date.parse(fullDay.created_at))}, until 5:30 am: too many came today. Orders are stored`,
      href: MORE,
    })
  }
  return faults
}

/**
 * Faults of the licence and of certificates that expire soon, or have expired; the one that ends first comes first.
 *
 * @param canEdit whether the site has `/edit`
 */
export function documentFaults(documents: readonly ShopDocument[], now: number, canEdit: boolean): Fault[] {
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

function ageText(iso: string, now: number): string {
  return showPastDay(dayInIndia(Date.parse(iso)), now)
}
