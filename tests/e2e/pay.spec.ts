import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { orderReference } from '#worker/orders/reference.ts'
import { content } from '../content.ts'
import { expect, test, watchCalls } from './test.ts'

const { pay } = content.words
const REFERENCE = orderReference(new Uint8Array([7, 20, 3, 22, 24]))

test('the link of a reply shows what to pay, opens a UPI app, and sends nothing', async ({
  page,
  context,
}) => {
  const calls = watchCalls(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/pay#o=${REFERENCE}&a=633.`)
  await expect(page.getByText('₹633')).toBeVisible()
  await expect(page.getByText(REFERENCE)).toBeVisible()
  await expect(page.getByText(pay.incomplete)).toBeHidden()
  await expect(page.getByText(pay.sample)).toBeVisible()
  const app = `upi://pay?pa=samayu@example&pn=Sam%C4%81yu%20Foods&am=633.00&cu=INR&tn=${REFERENCE}`
  await expect(page.locator('[data-pay-open]')).toHaveAttribute('href', app)
  // The code is saved as a picture.
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: pay.upi.save }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe(`upi-${REFERENCE}.png`)
  const { width = 0, format } = await sharp(readFileSync(await download.path())).metadata()
  expect([format, width >= 900]).toEqual(['png', true])
  // Another link in the same tab shows its own amount.
  await page.evaluate(() => {
    location.hash = '#a=1266.5'
  })
  await expect(page.getByText('₹1,266.50')).toBeVisible()
  await expect(page.getByText(REFERENCE)).toBeHidden()
  // A value is copied as it is typed into an app.
  await page.getByRole('button', { name: `${pay.copy} ${pay.amount}` }).click()
  await expect(page.getByRole('button', { name: `${pay.copied} ${pay.amount}` })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(pay.copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1266.50')
  expect(calls).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

test('without an amount, or without JavaScript, it says whom to pay', async ({ page, browser }) => {
  const check = async (opened: typeof page) => {
    await opened.goto('/pay#o=1&a=many')
    await expect(opened.getByText(pay.incomplete)).toBeVisible()
    await expect(opened.getByText('samayu@example')).toBeVisible()
    await expect(opened.getByText('SAMP0000000')).toBeVisible()
    await expect(opened.locator('[data-pay-code]')).toBeHidden()
  }
  await check(page)
  const context = await browser.newContext({ javaScriptEnabled: false })
  await check(await context.newPage())
  await context.close()
})
