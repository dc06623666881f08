import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, fullChromiumPath } from '../chromium.ts'
import { expectChatsOpen } from './faults.ts'
import { fakeThirdParties, openHome } from './open-home.ts'
import { signIn } from './owner-dashboard.ts'
import { expect, test } from './test.ts'

test.use({ expectedConsole: [/^Failed to load resource: /] })

test('in a browser that blocks all cookies, and storage with them, signing in names the missing cookies, home is hydrated and the chats open', async ({
  site,
}, { project }) => {
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
