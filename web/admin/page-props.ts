import type { ReactNode } from 'react'
import type { LaunchState } from '#web/ui/page.ts'
import type { OrderMarks } from './orders/marks.ts'
import type { DashboardStats } from './statistics/queries.ts'
import type { Chosen } from './statistics/range.ts'

/** What each page of the dashboard has. */
export type PageProps = {
  /** Undefined while they are loading: the space of the first screen is reserved. */
  stats: DashboardStats | undefined
  chosen: Chosen
  marks: OrderMarks
  /** The range, and when the numbers are of. */
  controls: ReactNode
  launch: LaunchState | undefined
}
