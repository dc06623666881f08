import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { hasCode, isFullDay, isSignedOut } from '#web/browser/api/client.ts'
import { requiredContext } from '#web/ui/required-context.ts'
import { showFailure } from '../controls/use-action.ts'
import { FULL_DAY_TEXT } from '../format.ts'
import { useSetupGuide } from '../routing.ts'
import { useSession } from '../session/session.ts'
import { fetchDashboard } from './queries.ts'
import { DEFAULT_CHOSEN, spanQuery } from './range.ts'

/** The numbers of the chosen range, and what became of loading them. */
export type Numbers = ReturnType<typeof useNumbersState>
export const [NumbersProvider, useNumbers] = requiredContext<Numbers>('numbers')

/** Loads the numbers of the range that the owner chooses. Where one of both calls fails, loading has failed. */
export function useNumbersState() {
  const { isOpen } = useSession()
  const [chosen, choose] = useState(DEFAULT_CHOSEN)
  const key = isOpen ? (['dashboard', spanQuery(chosen)] as const) : null
  const { data, error, isValidating } = useSWR(key, ([, span]) => fetchDashboard(span))
  const isLoading = isValidating || !isOpen
  const failure: unknown = isLoading ? undefined : error
  const isEnded = isSignedOut(failure)
  /** No owner key is set, so that nobody can sign in. */
  const isClosed = hasCode(error, 'forbidden')
  const guide = useSetupGuide(isEnded || isFullDay(failure) ? undefined : failure)

  useEffect(() => {
    if (failure === undefined || isClosed || isEnded) return
    console.error('The dashboard could not be loaded:', failure)
    showFailure(
      'Failed to load dashboard data',
      isFullDay(failure)
        ? FULL_DAY_TEXT
        : 'Please check your setup of the hosted database backend and try again',
    )
  }, [failure, isClosed, isEnded])

  return {
    chosen,
    choose,
    /** Undefined until they are loaded, and where they cannot be read. */
    stats: isClosed ? undefined : data,
    isLoading,
    isClosed,
    isFullDay: isFullDay(failure),
    guide,
  }
}
