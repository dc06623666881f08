import { BACKUP_SILENCE_DAYS, PUBLICATION_SILENCE_DAYS, type RunsToDo } from '#worker/runs/contract.ts'
import { dayInIndia, showDay, showPastDay } from '../format.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A certificate that ends within so many days needs a new one now. */
const CERTIFICATE_DAYS = 30

/** What is wrong with all that runs by itself, and where more of it is said. */
export type Fault = { name: string; detail: string; href: string }

const MORE = '#more'

/** Faults of backup, publication and mail as of a time in milliseconds UTC. */
export function faultsOf({ backup, publication, refusedMail }: RunsToDo, now: number): Fault[] {
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
  return faults
}

/** The fault of a certificate that ends on a day, or has ended. */
export function certificateFault(endsOn: string | null, now: number): Fault[] {
  if (endsOn === null) return []
  const today = dayInIndia(now)
  const days = (Date.parse(endsOn) - Date.parse(today)) / DAY_MS
  if (days > CERTIFICATE_DAYS) return []
  const detail = days < 0 ? `ended ${showDay(endsOn)}` : `ends ${showDay(endsOn)}`
  return [{ name: 'Certificate', detail, href: '/edit' }]
}

function ageText(iso: string, now: number): string {
  return showPastDay(dayInIndia(Date.parse(iso)), now)
}
