import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { orderReference } from '#worker/orders/reference.ts'
import { content } from '../content.ts'
import { expect, test } from './test.ts'

const { pay } = content.words
const REFERENCE = orderReference(new Uint8Array([7, 20, 3, 22, 24]))

test('the link of a reply shows amount and reference, opens a UPI app, and sends and keeps nothing', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  await page.goto(`/pay#o=${REFERENCE}&a=633.`)
  await expect(page.getByText('₹633')).toBeVisible()
  await expect(page.getByText(REFERENCE)).toBeVisible()
  await expect(page.getByText(pay.incomplete)).toBeHidden()
  await expect(page.getByText(pay.sample)).toBeVisible()
  await expect(page.locator('[data-pay-open]')).toHaveAttribute(
    'href',
    `upi://pay?pa=samayu@example&pn=Sam%C4%81yu%20Foods&am=633.00&cu=INR&tn=${REFERENCE}`,
  )
  await test.step('the code is saved as a picture', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: pay.upi.save }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe(`upi-${REFERENCE}.png`)
    const { width = 0, format } = await sharp(readFileSync(await download.path())).metadata()
    expect([format, width >= 900]).toEqual(['png', true])
  })
  await test.step('another link in the same tab shows its own amount', async () => {
    await page.evaluate(() => {
      location.hash = '#a=99'
    })
    await expect(page.getByText('₹99')).toBeVisible()
    await expect(page.getByText(REFERENCE)).toBeHidden()
  })
  expect(calls).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

test('a value is copied as it is typed into an app', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/pay#a=1266.5`)
  await page.getByRole('button', { name: `${pay.copy} ${pay.amount}` }).click()
  await expect(page.getByRole('button', { name: `${pay.copied} ${pay.amount}` })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(pay.copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1266.50')
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
