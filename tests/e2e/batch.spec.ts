import { newestBatch } from '#web/shop/batch.ts'
import { fill } from '#web/shop/fill.ts'
import { content } from '../content.ts'
import { expect, prerender, test, waitForTasks, watchCalls } from './home-page.ts'

const words = content.words.batch
const { finder } = words
const NEWEST_LOT = newestBatch(content)?.lot ?? ''
const RETIRED_LOT = content.batches.find(({ retired }) => retired)?.lot ?? ''
const UNKNOWN_LOT = 'ZZ-99-99'

// Chromium reports the status of the page itself.
test.use({ expectedConsole: [/status of 404/], thirdParties: 'absent' })

test('a code leads to its batch however it is typed, an unknown one to a page that says so', async ({
  page,
}) => {
  const code = page.getByLabel(finder.label)
  await page.goto('/batch')
  await code.fill(UNKNOWN_LOT)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/batch/${UNKNOWN_LOT}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.title)
  await expect(code).toHaveValue(UNKNOWN_LOT)
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toHaveAccessibleDescription(new RegExp(`^${words.notFound.lede}`))
  await expect(page.getByRole('link', { name: finder.unknownChat })).toBeVisible()
  expect((await page.request.get(page.url())).status()).toBe(404)
  await code.fill('???')
  await expect(code).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/batch/${UNKNOWN_LOT}`)
  for (const [lot, typed] of [
    [NEWEST_LOT, ` ${NEWEST_LOT.toLowerCase().replaceAll('-', ' ').replace('0', 'o')} `],
    [RETIRED_LOT, RETIRED_LOT.toLowerCase()],
  ] as const) {
    await code.fill(typed)
    await page.getByRole('button', { name: finder.button }).click()
    await expect(page).toHaveURL(`/batch/${lot}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(words.lot, { lot }))
    await page.goBack()
  }
  // As the form sends it before the script is there, as a person types it, and as a GS1 Digital Link has it.
  const typed = NEWEST_LOT.toLowerCase().replace('0', 'o')
  for (const path of [`/batch?lot=${typed}`, `/batch/${typed}`, `/01/08901234567894/10/${NEWEST_LOT}`]) {
    await page.goto(path)
    await expect(page).toHaveURL(`/batch/${NEWEST_LOT}`)
  }
})

test('a visit by the code on a jar is recorded once a session, with the lot alone', async ({ page }) => {
  const calls = watchCalls(page)
  await page.goto('/batch')
  await page.getByRole('link', { name: NEWEST_LOT }).click()
  await expect(page).toHaveURL(`/batch/${NEWEST_LOT}`)
  await page.reload()
  await waitForTasks(page)
  expect(calls).toEqual([])

  await page.evaluate(() => sessionStorage.clear())
  const show = await prerender(page, `/batch/${NEWEST_LOT}?utm_source=jar`)
  await waitForTasks(page)
  expect(calls).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await show()
  await expect.poll(() => calls.length).toBe(1)
  await page.reload()
  await page.goto(`/batch/${RETIRED_LOT}`)
  await waitForTasks(page)
  expect(calls.map(({ body }) => body)).toEqual([
    expect.objectContaining({ interaction_type: 'batch_view', additional_data: { lot: NEWEST_LOT } }),
  ])
})
