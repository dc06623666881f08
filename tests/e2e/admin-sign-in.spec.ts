import { waitForTasks } from './home-page.ts'
import { openDashboard, signIn } from './owner-dashboard.ts'
import { expect, expectAccessible, test } from './test.ts'

test('once a lock before the site wants another sign-in, a link leads to it', async ({ page }) => {
  await openDashboard(page)
  const [lock, refresh] = [
    'https://team.cloudflareaccess.com/',
    page.getByRole('button', { name: 'Refresh' }),
  ]
  await page.route('**/api/stats/**', (route) =>
    route.fulfill({ status: 302, headers: { Location: `${lock}login` } }),
  )
  let isFollowed = false
  page.on('request', (request) => {
    isFollowed ||= request.url().startsWith(lock)
  })
  await refresh.click()
  await expect(page.getByText('The sign-in has ended')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Owner key' })).toHaveCount(0)
  expect(isFollowed).toBe(false)
  await page.unroute('**/api/stats/**')
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await expect(page.getByText('Live Data')).toBeVisible()
})

test.use({ expectedConsole: [/status of (401|429)/] })

test('from home the dot leads to the dashboard by a double click, Ctrl+Shift+A too, and the key signs in, also after a reload, and signing out empties another tab', async ({
  page,
}) => {
  const dot = page.locator('[data-hidden-dot]')
  await page.goto('/')
  await expect(dot).toHaveCSS('opacity', '0')
  const { isInCorner, covered } = await dot.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const overlaps = (target: Element) => {
      const targetBox = target.getBoundingClientRect()
      return (
        box.left < targetBox.right &&
        targetBox.left < box.right &&
        box.top < targetBox.bottom &&
        targetBox.top < box.bottom
      )
    }
    const targets = [...document.querySelectorAll('a, button')].filter((target) => target !== element)
    return {
      isInCorner: box.right < innerWidth / 10 && box.top > innerHeight * 0.8,
      covered: targets.filter(overlaps).map((target) => target.textContent),
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
  await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
  await page.getByRole('main').getByText('Back to Home').click()
  await expect(page.locator('#hero')).toBeVisible()
  await page.keyboard.press('Control+Shift+A')
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
  await expectAccessible(page)
  await signIn(page)
  await expect(page.getByText('Live Data')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Live Data')).toBeVisible()

  const otherTab = await page.context().newPage()
  await otherTab.goto('/admin')
  await expect(otherTab.getByText('Live Data')).toBeVisible()
  await page.getByRole('link', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(otherTab.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
  await expect(otherTab.getByText('Live Data')).toHaveCount(0)
})
