import { batchText } from '#web/content/batch.ts'
import { packs } from '#web/content/packs.ts'
import { expect, test } from './test.ts'

const NEWEST = 'SY-26-02'
const RETIRED = 'SY-25-07'

test.describe('finding a batch', () => {
  test('leads from a code as it is typed to its page', async ({ page }) => {
    await page.goto('/batch')
    await page.getByLabel('Lot code').fill(` ${NEWEST.toLowerCase().replaceAll('-', ' ').replace('0', 'o')} `)
    await page.getByRole('button', { name: 'Show the batch' }).click()
    await expect(page).toHaveURL(`/batch/${NEWEST}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lot ${NEWEST}`)
  })

  test('answers an unknown code honestly, and offers the chat', async ({ page }) => {
    await page.goto('/batch')
    await page.getByLabel('Lot code').fill('SY-99-99')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/batch')
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'We have no batch with the code SY-99-99.',
    )
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'every later one keeps its page, even when it is sold out',
    )
    await expect(page.getByRole('link', { name: 'Send us the code on WhatsApp' })).toBeVisible()
  })

  test('asks for a code where none was typed', async ({ page }) => {
    await page.goto('/batch')
    await page.getByRole('button', { name: 'Show the batch' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Please type the lot code first.')
  })

  test('shows a retired lot its own page', async ({ page }) => {
    await page.goto('/batch')
    await page.getByLabel('Lot code').fill(RETIRED.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toContainText(batchText.retired.title)
  })

  test('looks up a code that the form sent before the script was there', async ({ page }) => {
    await page.goto('/batch?lot=sy-26-02')
    await expect(page).toHaveURL(`/batch/${NEWEST}`)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the batches are listed under the form', async ({ page }) => {
    await page.goto('/batch')
    await page.getByRole('link', { name: NEWEST }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lot ${NEWEST}`)
  })
})

test.describe('an address', () => {
  // Chromium reports the status of the page itself.
  test.use({ expectedConsole: [/status of 404/] })

  test('in small letters leads to the batch', async ({ page }) => {
    await page.goto('/batch/sy-26-o2')
    await expect(page).toHaveURL(`/batch/${NEWEST}`)
  })

  test('of no batch answers 404, with the code to correct and the chat', async ({ page }) => {
    const response = await page.goto('/batch/SY-99-99')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(batchText.notFound.title)
    await expect(page.getByLabel('Lot code')).toHaveValue('SY-99-99')
    await expect(page.getByRole('link', { name: 'Send us the code on WhatsApp' })).toBeVisible()
  })

  test('of a GS1 Digital Link leads to the batch', async ({ page }) => {
    await page.goto(`/01/08901234567894/10/${NEWEST}`)
    await expect(page).toHaveURL(`/batch/${NEWEST}`)
  })
})

test.describe('a visit by the code on a jar', () => {
  test('is recorded once a session, with the lot alone', async ({ page }) => {
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/interactions')) sent.push(request.postDataJSON())
    })
    await page.goto(`/batch/${NEWEST}?utm_source=jar`)
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent).toEqual([
      expect.objectContaining({ interaction_type: 'batch_view', additional_data: { lot: NEWEST } }),
    ])
    await page.reload()
    await page.goto(`/batch/${RETIRED}`)
    expect(sent).toHaveLength(1)
  })

  test('is not one that comes from this site', async ({ page }) => {
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/interactions')) sent.push(request.postDataJSON())
    })
    await page.goto('/batch')
    await page.getByRole('link', { name: NEWEST }).click()
    await expect(page).toHaveURL(`/batch/${NEWEST}`)
    await page.reload()
    expect(sent).toEqual([])
  })
})

test('from the jar to another jar: scan, read, look at the report, order the pack again', async ({
  page,
  request,
}) => {
  await page.goto(`/batch/${NEWEST}`)
  await expect(page.getByRole('row', { name: /Lead/ })).toContainText('2.5')
  const report = page.getByRole('link', { name: 'Read the laboratory report (PDF)' })
  const pdf = await request.get((await report.getAttribute('href')) ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  const order = page.getByRole('link', { name: /Order 500g Pack/ })
  const href = new URL((await order.getAttribute('href')) ?? '')
  expect(href.searchParams.get('text')).toMatch(/500g[\s\S]*lot SY-26-02/)
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  const recorded = page.waitForRequest('**/api/orders')
  await order.click()
  expect((await recorded).postDataJSON()).toMatchObject({
    pack: '500g',
    amount: packs[0].price,
    visit_source: { lot: NEWEST },
  })
})
