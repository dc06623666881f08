import { expect, it } from 'vitest'
import type { ReportState } from '#worker/reports/contract.ts'
import { localSite } from './app.ts'
import { mailApp, provider } from './mail-app.ts'

const site = localSite()
const report = (kind: 'backups' | 'publications', outcome: string, detail: string) =>
  site.owner().post(`/owner/${kind}`, { outcome, detail })

it('reports of backups are kept: the last twenty and the last proven one, however often something was published', async () => {
  await report('backups', 'succeeded', 'proven')
  for (let run = 1; run <= 21; run += 1) await report('backups', 'failed', `failure ${run}`)
  for (let run = 1; run <= 25; run += 1) await report('publications', 'succeeded', `change ${run}`)
  const { body } = await site.owner().get<{ data: ReportState }>('/owner/backups')
  expect(body.data).toMatchObject({ last: { detail: 'failure 21' }, lastSucceeded: { detail: 'proven' } })
  expect(await site.rows('SELECT kind, count(*) AS rows FROM runs GROUP BY kind ORDER BY kind')).toEqual([
    { kind: 'backup', rows: 21 },
    { kind: 'publication', rows: 20 },
  ])
})

it('a failed backup or publication is mailed to the owner with its reason, and nothing else', async () => {
  const { binding, sent } = provider()
  const app = mailApp({ DB: site.db, MAIL: binding })
  const tell = async (path: string, outcome: string, detail: string) => {
    await app.owner().post(`/owner/${path}`, { outcome, detail })
    await app.settled()
  }
  await tell('backups', 'succeeded', 'proven')
  await tell('publications', 'started', 'your change')
  await tell('publications', 'waiting', 'A programmer has to release')
  expect(sent).toEqual([])
  await tell('publications', 'failed', 'It is not known whether it is live')
  expect(sent).toMatchObject([{ subject: 'The publication of your website failed' }])
  expect(sent[0]?.text).toContain('It is not known whether it is live')
  // Only the report knows when the run failed.
  expect(sent[0]?.text).not.toMatch(/as it was|not published/)
  // Within the hour it waits for the next mail.
  await tell('backups', 'failed', 'chat_orders differs')
  expect(sent).toHaveLength(1)
  expect((await site.at(Date.now()).unalerted()).failures).toMatchObject([
    { kind: 'backup', detail: 'chat_orders differs' },
  ])
})
