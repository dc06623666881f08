import type { Page } from '@playwright/test'
import { content } from '../content.ts'
import { buttonOf, otherPack } from '../packs.ts'
import { answer, expect, openHome, orderButton, packLabel, question, test } from './home-page.ts'
import { entryOf } from './scripts.ts'

const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`)
const hydratedIslands = (page: Page) => page.locator('[data-hydrated]')

test('an island is hydrated at the first pointer or focus event inside it, or before it is scrolled to', async ({
  page,
}) => {
  await openHome(page)
  await island(page, 'newsletter')
    .getByRole('textbox')
    .first()
    .evaluate((box) => box.focus({ preventScroll: true }))
  await expect(island(page, 'newsletter')).toHaveAttribute('data-hydrated')
  await expect(hydratedIslands(page)).toHaveCount(1)
  // Still below the viewport.
  await island(page, 'faq').evaluate((element) =>
    scrollTo({ top: element.getBoundingClientRect().top - innerHeight - 500, behavior: 'instant' }),
  )
  await expect(island(page, 'faq')).toHaveAttribute('data-hydrated')

  // Not a reload, which would return to the same place.
  await page.goto('/')
  await island(page, 'faq').getByRole('button').first().dispatchEvent('pointerdown')
  await expect(island(page, 'faq')).toHaveAttribute('data-hydrated')
  await expect(hydratedIslands(page)).toHaveCount(1)
})

test.describe('islands whose code throws', () => {
  test.use({ expectedConsole: [/Cannot (?:read properties|destructure property)|Uncaught Error/] })

  test('keep their HTML: answers open, an order has its reference, and the browser sends a question as typed', async ({
    page,
  }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const broken = html
        .replaceAll(/(data-island="(?:shop|question|newsletter)"[^>]*? data-content=")[^"]*"/g, '$1{}"')
        .replace(/(data-island="faq" data-props=")[^"]*"/, '$1{&quot;questions&quot;:null}"')
      await route.fulfill({ response, body: broken })
    })
    await openHome(page)
    // The press that hydrates it, and one on the HTML that was put back.
    await question(page).click()
    await expect(answer(page)).toBeVisible()
    await question(page).click()
    await expect(answer(page)).toBeHidden()

    await packLabel(page, otherPack).click()
    const shop = island(page, 'shop')
    await shop.dispatchEvent('pointerdown')
    await expect(orderButton(page)).toContainText(buttonOf(otherPack))
    await orderButton(page).focus()
    await expect(orderButton(page)).toHaveAttribute('href', /text=Reference%3A%20\w{6}%0A/)

    await page.locator('#faq summary').filter({ hasText: content.words.question.heading }).click()
    const form = page.locator('#faq [data-island="question"] form')
    await form.getByLabel(content.words.question.message).fill('Is it sweet?')
    await form.locator('[name="reach"]').fill('9822012345')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(hydratedIslands(page)).toHaveCount(0)
    await form.getByRole('button', { name: content.words.question.button }).click()
    await expect(page).toHaveURL('/newsletter/sent')
  })
})

test('a browser older than the README names has the page without scripts, and no code of an island', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSPropertyRule'))
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const isEntry = await entryOf(page)
  await openHome(page, '/#faq')
  for (const number of [1, 2]) await expect(answer(page, number)).toBeVisible()
  await expect(page.locator('#shop input[inputmode="numeric"]').filter({ visible: true })).toHaveCount(0)
  await orderButton(page).focus()
  await expect(orderButton(page)).toHaveAttribute('href', /text=Reference%3A%20\w{6}%0A/)
  await page.locator('#faq summary').filter({ hasText: content.words.question.heading }).click()
  const form = page.locator('#faq [data-island="question"] form')
  await form.getByLabel(content.words.question.message).fill('Is it sweet?')
  await form.locator('[name="reach"]').fill('9822012345')
  await form.getByRole('button', { name: content.words.question.button }).click()
  await expect(page).toHaveURL('/newsletter/sent')
  await expect(page.locator('[data-hydrated]')).toHaveCount(0)
  expect(scripts.filter((path) => !isEntry(site.url + path))).toEqual([])

  await page.goto('/admin')
  await expect(page.getByText('Chrome 111, Safari 16.4 or Firefox 128')).toBeVisible()
  await expect(page.locator('[data-island="dashboard"]')).toBeHidden()
})
