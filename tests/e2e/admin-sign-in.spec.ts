import { waitForTasks } from './home-page.ts'
import { keyField, openDashboard, signIn } from './owner-dashboard.ts'
import { expect, expectAccessible, test } from './test.ts'

test('once a lock before the site wants another sign-in, a link leads to it', async ({ page }) => {
  await openDashboard(page)
  const lock = 'https://team.cloudflareaccess.com/'
  await page.route('**/api/stats/**', (route) =>
    route.fulfill({ status: 302, headers: { Location: `${lock}login` } }),
  )
  let isFollowed = false
  page.on('request', (request) => {
    isFollowed ||= request.url().startsWith(lock)
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('The sign-in has ended')).toBeVisible()
  await expect(keyField(page)).toHaveCount(0)
  expect(isFollowed).toBe(false)
  await page.unroute('**/api/stats/**')
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await expect(page.getByText('Live Data')).toBeVisible()
})

test.use({ expectedConsole: [/status of (401|429)/] })

test('the dot or Ctrl+Shift+A leads from home to the sign-in, which a reload keeps', async ({ page }) => {
  const dot = page.locator('[data-hidden-dot]')
  await page.goto('/')
  await expect(dot).toHaveCSS('opacity', '0')
  const { isInCorner, covered } = await dot.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const targets = [...document.querySelectorAll('a, button')].filter((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect()
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom
    })
    return {
      isInCorner: box.right < innerWidth / 10 && box.top > innerHeight * 0.8,
      covered: targets.filter((target) => target !== element).map((target) => target.textContent),
    }
  })
  expect(isInCorner).toBe(true)
  expect(covered).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await dot.click()
  await waitForTasks(page)
  await expect(page).toHaveURL('/')

  await dot.dblclick()
  await expect(page).toHaveURL('/admin')
  await expect(keyField(page)).toBeVisible()
  await page.getByRole('main').getByText('Back to Home').click()
  await expect(page).toHaveURL('/')
  await page.waitForLoadState()
  await page.keyboard.press('Control+Shift+A')
  await expect(page).toHaveURL('/admin')
  await expect(keyField(page)).toBeVisible()
  await expectAccessible(page)
  await signIn(page)
  await expect(page.getByText('Live Data')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Live Data')).toBeVisible()
})
