import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, fullChromiumPath } from '../chromium.ts'
import { expectChatsOpen, NO_ANSWER } from './faults.ts'
import { fakeThirdParties, openHome } from './open-home.ts'
import { emptyDatabase, signIn } from './owner-dashboard.ts'
import { expect, test } from './test.ts'

test.use({ expectedConsole: [/^(Failed to load resource|The dashboard could not be loaded): /] })
test.beforeEach(async ({ site }) => emptyDatabase(site.db))

const FAILED = 'Failed to load dashboard data'
const CHECK = 'Please check your setup of the hosted database backend and try again'

const guide = (page: Page) => page.getByRole('heading', { level: 2, name: 'Setup Guide' })
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' }).click()

async function expectFailedLoad(page: Page): Promise<void> {
  await expect(page.getByText(FAILED, { exact: true })).toBeVisible()
  await expect(page.getByText(CHECK, { exact: true })).toBeVisible()
  await expect(guide(page)).toBeVisible()
}

test('offline, sign-in and dashboard report it, and recover with the network', async ({ page, context }) => {
  await page.goto('/admin')
  await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await signIn(page)
  await expect(page.getByRole('alert')).toHaveText(NO_ANSWER)
  await context.setOffline(false)
  await signIn(page)
  await expect(page.getByText('Live Data')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are still signed in')).toBeVisible()
  await refresh(page)
  await expectFailedLoad(page)
  await context.setOffline(false)
  await refresh(page)
  await expect(page.getByText('No newsletter subscriptions yet')).toBeVisible()
})

test.describe('in a browser that blocks all cookies, and storage with them', () => {
  test('signing in names the missing cookies, home is hydrated and the chats open', async ({ site }, {
    project,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'cookieless-'))
    mkdirSync(join(folder, 'Default'))
    const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
    writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(blocked))
    const executablePath = fullChromiumPath()
    const context = await chromium.launchPersistentContext(folder, {
      ...project.use.contextOptions,
      args: CHROMIUM_ARGS,
      baseURL: site.url,
      ...(executablePath && { executablePath }),
    })
    try {
      const page = context.pages()[0] ?? (await context.newPage())
      const thrown: unknown[] = []
      page.on('pageerror', (error) => thrown.push(error))
      await page.goto('/admin')
      await signIn(page)
      await expect(page.getByRole('alert')).toContainText('this browser did not keep the cookie')
      expect(await context.cookies()).toEqual([])
      await expect(page.getByRole('textbox', { name: 'Owner key' })).toBeVisible()
      await page.goto('/admin?device=mine')
      await expect(page.getByText('This browser stores nothing')).toBeVisible()
      await fakeThirdParties(context)
      await openHome(page)
      await expectChatsOpen(page)
      expect(thrown).toEqual([])
    } finally {
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
