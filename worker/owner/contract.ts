import type { InquiriesToDo } from '../inquiries/contract.ts'
import type { OrdersToDo } from '../orders/contract.ts'
import type { Report, ReportsToDo } from '../reports/contract.ts'
import type { Day, FullKind } from '../statistics/contract.ts'

/** Days after its sign-in on which a session ends. */
export const SESSION_DAYS = 30

/** Response of `GET /api/status`. */
export type Status = {
  mode: 'live' | 'demo'
  /** Whether every table exists; null where the database does not answer just now. */
  migrated: boolean | null
  ownerKey: 'set' | 'unset'
  signedIn: boolean
  /** The day in Asia/Kolkata by the Worker's clock. */
  today: Day
}

/** Response of `GET /api/owner/to-do`: what the owner has to do, faults first. */
export type ToDo = {
  full: FullKind[]
  reports: ReportsToDo
  /** The last mail that was refused, in the last `REFUSAL_DAYS` days. */
  refusedMail: Report | null
  orders: OrdersToDo
  inquiries: InquiriesToDo
}
