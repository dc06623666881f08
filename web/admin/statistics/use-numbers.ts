import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { hasCode, isFullDay, isSignedOut } from '#web/browser/api/client.ts'
import { useToday } from '#web/browser/api/clock.ts'
import { requiredContext } from '#web/ui/required-context.ts'
import { showFailure } from '../controls/use-action.ts'
import { FULL_DAY_TEXT } from '../format.ts'
import { useSetupGuide } from '../routing.ts'
import { useSession } from '../session/session.ts'
import { fetchDashboard } from './queries.ts'
import { DEFAULT_CHOSEN, lengthOf, spanQuery } from './range.ts'

/** The numbers of the chosen range, and what became of loading them. */
export type Numbers = ReturnType<typeof useNumbersState>
export const [NumbersProvider, useNumbers] = requiredContext<Numbers>('numbers')

/** Loads the numbers of the range that the owner chooses. Where one of both calls fails, loading has failed. */
export function useNumbersState() {
  const { isOpen } = useSession()
  const [chosen, choose] = useState(DEFAULT_CHOSEN)
  const today = useToday()
  const span = spanQuery(chosen, today)
  const key = isOpen ? (['dashboard', span] as const) : null
  const { data, error, isValidating } = useSWR(key, ([, query]) => fetchDashboard(query))
  const isLoading = isValidating || !isOpen
  /** Once the session has ended, the sign-in form says so. */
  const failure: unknown = isLoading || isSignedOut(error) ? undefined : error
  /** No owner key is set, so that nobody can sign in. */
  const isClosed = hasCode(error, 'forbidden')
  const guide = useSetupGuide(isFullDay(failure) ? undefined : failure)

  useEffect(() => {
    if (failure === undefined || isClosed) return
    console.error('The dashboard could not be loaded:', failure)
    showFailure(
      'Failed to load dashboard data',
      isFullDay(failure)
        ? FULL_DAY_TEXT
        : 'Please check your setup of the hosted database backend and try again',
    )
  }, [failure, isClosed])

  return {
    chosen,
    choose,
    /** The query of the chosen range, as of the Worker's day. */
    span,
    /** How many days the chosen range has. */
    days: lengthOf(chosen.range, today),
    /** Undefined until they are loaded, and where they cannot be read. */
    stats: isClosed ? undefined : data,
    isLoading,
    isClosed,
    /** Why the numbers could not be loaded; undefined while they are loading, and once they are. */
    failure,
    guide,
  }
}
