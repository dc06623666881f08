import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'

export type Asked<T> = {
  path: string
  /** When the answer was asked for; an earlier one stands in until a new one comes. */
  asOf: number
  answer?: T
  failed?: true
}

/**
 * Asks a stats call for one panel, and again whenever `asOf` changes. An answer to an earlier question is dropped.
 *
 * @param path below `/api`, with its query
 * @param asOf the time of the dashboard's own numbers, so that all of the room is of one time
 */
export function useStats<T extends object>(path: string, asOf: number): Asked<T> {
  const [asked, setAsked] = useState<Asked<T>>({ path, asOf })
  useEffect(() => {
    let current = true
    const settle = (result: Pick<Asked<T>, 'answer' | 'failed'>) => {
      if (current) setAsked({ path, asOf, ...result })
    }
    call<T>(path).then(
      (answer) => settle(answer.success ? { answer } : { failed: true }),
      () => settle({ failed: true }),
    )
    return () => {
      current = false
    }
  }, [path, asOf])
  return asked.path === path ? asked : { path, asOf }
}
