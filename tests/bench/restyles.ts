import type { CDPSession } from '@playwright/test'

const MANY_ELEMENTS = 1000

/** Counts how often the browser computes the styles of more than a thousand elements at once while something happens. */
export async function restylesOf(devtools: CDPSession, act: () => Promise<void>): Promise<number> {
  let restyles = 0
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as { name?: string; args?: object }[]) {
      const count = Object(event.args).elementCount ?? 0
      if (event.name === 'UpdateLayoutTree' && count > MANY_ELEMENTS) restyles += 1
    }
  })
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  return restyles
}
