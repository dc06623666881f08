import { useCallback, useEffect, useRef, useState } from 'react'
import { DEFAULT_RANGE, type Range } from '../../../worker/contract/ranges.ts'
import { dashboardText } from '../../content/admin.ts'
import { showToast } from '../../lib/toast.ts'
import { askDashboard, type Dashboard } from './ask-dashboard.ts'

/** How old the numbers get while somebody looks at them. */
const REFRESH_MS = 60_000

type Room = {
  phase: 'loading' | 'loaded' | 'locked' | 'closed' | 'failed'
  /** The last numbers of the range; kept while they are asked for again. */
  dashboard: Dashboard | undefined
  /** The numbers could not be refreshed by themselves; what is shown is older than it should be. */
  late: boolean
  /** Who has the setup guide shown. */
  guide: 'owner' | 'failure' | undefined
}

/**
 * The room's one state. It loads when it opens, when the range changes, on Refresh, and every minute while in sight;
 * an answer that a later question has overtaken is dropped.
 */
export function useDashboard() {
  const [range, setRange] = useState<Range>(DEFAULT_RANGE)
  const [room, setRoom] = useState<Room>({
    phase: 'loading',
    dashboard: undefined,
    late: false,
    guide: undefined,
  })
  const latest = useRef(0)

  const ask = useCallback(async (days: Range, quietly = false) => {
    latest.current += 1
    const turn = latest.current
    if (!quietly) {
      setRoom(({ dashboard, ...rest }) => ({
        ...rest,
        phase: 'loading',
        dashboard: dashboard?.range === days ? dashboard : undefined,
      }))
    }
    const outcome = await askDashboard(days)
    if (turn !== latest.current) return
    if (outcome.kind === 'failed') {
      console.error(`The dashboard could not be loaded: ${outcome.why}`)
      if (!quietly)
        showToast('error', dashboardText.failed.title, { description: dashboardText.failed.description })
    }
    setRoom((before) => {
      // What failed works again; what the owner opened stays open.
      const guide = before.guide === 'failure' ? undefined : before.guide
      switch (outcome.kind) {
        case 'loaded':
          return { phase: 'loaded', dashboard: outcome.dashboard, late: false, guide }
        case 'locked':
          return { phase: 'locked', dashboard: undefined, late: false, guide }
        case 'closed':
          return { ...before, phase: 'closed', dashboard: undefined, guide: 'failure' }
        case 'failed':
          // What the owner is reading is not taken away by a moment without a network.
          return quietly ? { ...before, late: true } : { ...before, phase: 'failed', guide: 'failure' }
      }
    })
  }, [])

  useEffect(() => {
    ask(DEFAULT_RANGE)
    return () => {
      latest.current += 1
    }
  }, [ask])

  const { phase, dashboard } = room
  useEffect(() => {
    if (phase !== 'loaded' || !dashboard) return
    const refresh = () => {
      if (document.visibilityState === 'visible' && Date.now() - dashboard.at >= REFRESH_MS) {
        ask(dashboard.range, true)
      }
    }
    const timer = setInterval(refresh, REFRESH_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [ask, phase, dashboard])

  return {
    ...room,
    range,
    choose(days: Range) {
      setRange(days)
      ask(days)
    },
    refresh: () => ask(range),
    refreshQuietly: () => ask(range, true),
    toggleGuide: () => setRoom((before) => ({ ...before, guide: before.guide ? undefined : 'owner' })),
  }
}
