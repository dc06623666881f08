import { AxeBuilder } from '@axe-core/playwright'
import { vitalsText } from '#web/content/admin.ts'
import {
  DAY_MS,
  emptyDatabase,
  HOUR_MS,
  openDashboard,
  openMore,
  ROLLUP_LAG_MS,
  storeAt,
} from './owner-dashboard.ts'
import { expect, test } from './test.ts'

test.describe('the dashboard’s web vitals', () => {
  test.use({ expectedConsole: [/status of 401/] })
  test.beforeEach(async ({ site }) => emptyDatabase(site.db))

  const HEADING = vitalsText.heading
  const LCP = vitalsText.names.lcp
  const INP = vitalsText.names.inp
  const CLS = vitalsText.names.cls

  test('shows the 75th percentile of each week, and its rating', async ({ page, site }) => {
    const record = (time: number, vitals: Record<string, number>) =>
      storeAt(site.db, time).recordInteraction({
        interaction_type: 'web_vitals',
        user_session: 'session_1_0123456789abcdef01234567',
        page_url: '/',
        additional_data: vitals,
      })
    const now = Date.now() - ROLLUP_LAG_MS - HOUR_MS
    for (let index = 0; index < 3; index += 1) await record(now - 7 * DAY_MS, { lcp: 5000, cls: 0.3 })
    for (let index = 0; index < 4; index += 1) await record(now, { lcp: 2000, inp: 304, cls: 0 })
    await openDashboard(page)
    await openMore(page)
    const panel = page.getByRole('region', { name: HEADING, exact: true })
    const rows = (table: string) => panel.getByRole('table', { name: table }).getByRole('row')
    await expect(rows(LCP)).toHaveText([
      /^Week.*Measured page views$/,
      /^\d+.*2\.0 s Good4$/,
      /^\d+.*4\.9 s Poor3$/,
      /^All these weeks.* s Poor7$/,
    ])
    await expect(rows(INP)).toHaveText([
      /^Week/,
      /0\.32 s Needs improvement4$/,
      /Not measured3$/,
      /Needs improvement7$/,
    ])
    await expect(rows(CLS)).toHaveText([/^Week/, /0\.00 Good4$/, /0\.\d\d Poor3$/, /7$/])
    await expect(panel.getByText('Good up to 2.5 s')).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })

  test('says so where nothing was measured', async ({ page }) => {
    await openDashboard(page)
    await openMore(page)
    const panel = page.getByRole('region', { name: HEADING, exact: true })
    await expect(panel.getByText(vitalsText.none)).toBeVisible()
    await expect(panel.getByRole('table')).toHaveCount(0)
  })
})
