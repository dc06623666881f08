import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FileChooser, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { loadContent } from '#web/model/load.ts'
import { textsOf } from '#web/model/words.ts'
import { content } from '../content.ts'
import { type GitHost, openGitHost, REPOSITORY } from './git-host.ts'
import { expect, test } from './test.ts'

let host: GitHost
const loadHead = () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  for (const [path, bytes] of host.files()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  const loaded = loadContent('en', join(folder, 'web/content'), 'demonstration')
  rmSync(folder, { recursive: true })
  return loaded
}

test.beforeEach(async ({ context }) => {
  test.slow()
  host = openGitHost('web/demonstration', 'web/content')
  await context.route('**/edit/config.json', async (route) => {
    const response = await route.fetch()
    // A shop of one's own has the same forms.
    const config = JSON.parse((await response.text()).replaceAll('web/demonstration', 'web/content'))
    await route.fulfill({ response, json: { ...config, backend: { ...config.backend, repo: REPOSITORY } } })
  })
  await context.route('https://api.github.com/**', async (route) => {
    const request = route.request()
    const { status, headers, body } = await host.answer(
      new Request(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
        body: request.postData(),
      }),
    )
    await route.fulfill({
      status,
      headers: Object.fromEntries(headers),
      body: Buffer.from(await new Response(body).arrayBuffer()),
    })
  })
})

/** Opens the editor on a phone and signs in with a pasted token. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/edit')
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).tap()
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('owner-token')
  await page.getByRole('button', { name: 'Sign In', exact: true }).tap()
  await expect(page.getByText('Prices, offer and facts', { exact: true }).first()).toBeVisible()
}

/** Opens a file of a collection, by the collection's name in the address. */
async function open(page: Page, collection: string, file: string): Promise<void> {
  // The editor leaves out the fields that are far from what is seen: so high a screen shows the form as a whole.
  await page.setViewportSize({ width: 390, height: 6000 })
  await page.goto(`/edit#/collections/${collection}`)
  await page.getByRole('gridcell', { name: file, exact: true }).tap()
}

/** The field at a path, such as `packs.list.0.mrp`. */
function find(page: Page, path: string, kind = 'input:visible, textarea:visible'): Locator {
  return page.locator(`[data-key-path="${path}"]`).locator(kind).first()
}

async function type(page: Page, path: string, text: string): Promise<void> {
  const field = find(page, path)
  // A form that is still being rendered may lose what is typed: whoever sees that types it again.
  await expect(async () => {
    await field.fill(text)
    await expect(field).toHaveValue(text, { timeout: 1000 })
  }).toPass()
}

type Upload = Parameters<FileChooser['setFiles']>[0]
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

async function upload(page: Page, path: string, file: Upload) {
  await find(page, path, 'button:has-text("Replace"), button:has-text("Browse")').tap()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).tap()
  await (await chooser).setFiles(file)
}

/** Saves, and waits for the commit and for the list, to which the editor returns. */
async function save(page: Page): Promise<void> {
  const { length } = host.log()
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect.poll(() => host.log().length).toBe(length + 1)
  expect(host.log()[0]?.commit).toMatchObject({
    message: expect.stringMatching(/^Edit: /),
    author: { name: 'owner' },
  })
  await expect(page.getByRole('button', { name: 'Back to Collection List' })).toBeVisible()
}

// On a busy machine the editor's own framework warns of a part that it has removed already.
test.use({ expectedConsole: [/svelte\.dev\/e\/derived_inert/] })

test('the owner changes a batch, a picture, labels, policies and prices, and one button undoes it @phone', async ({
  page,
}, testInfo) => {
  await signIn(page)
  await test.step('a batch gets another report, by a name that is free, and none that is too large', async () => {
    const [newest] = content.batches
    if (!newest?.report) throw new Error('There is no batch with a report')
    const fileName = newest.report.file
    const report = readFileSync(`web/demonstration/batches/${fileName}`)
    const loadSaved = () => loadHead().batches.find(({ lot }) => lot === newest.lot)
    const file = (name = '') => host.files().get(`web/content/batches/${name}`)
    await open(page, 'batches', newest.lot)
    await type(page, 'kilograms', '41')

    // By its path: Playwright would send a buffer to the browser piece by piece.
    const scan = testInfo.outputPath('Large.pdf')
    writeFileSync(scan, Buffer.alloc(25 * 2 ** 20 + 1, '%PDF-1.4\n'))
    await upload(page, 'report.file', scan)
    const insert = page.getByRole('dialog').getByRole('button', { name: 'Insert' })
    await insert.tap()
    const refusal = page.getByRole('alertdialog', { name: 'Large File' })
    await expect(refusal).toContainText('exceeds the maximum size')
    await refusal.getByRole('button', { name: 'OK' }).tap()

    const otherReport = Buffer.concat([report, Buffer.from('%another')])
    // Its name is written as links have it, and is then that of the other report.
    await upload(page, 'report.file', pdf(fileName.replace(/-(\d+)\.pdf$/, ' #$1.PDF'), otherReport))
    await insert.tap()
    await type(page, 'report.number', 'L-4711')
    await save(page)
    expect(loadSaved()).toMatchObject({ kilograms: 41, report: { number: 'L-4711' } })
    expect(file(fileName)).toEqual(report)
    expect(loadSaved()?.report?.file).toMatch(/^[\w-]+\.pdf$/)
    expect(file(loadSaved()?.report?.file)).toEqual(otherReport)
  })
  await test.step('a picture of the site is replaced by a photograph', async () => {
    const picture = 'web/content/images/pan.webp'
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/edit#/assets/web/content/images')
    await page.getByRole('row', { name: 'pan.webp', exact: true }).tap()
    // The editor draws the small pictures of all files first.
    await expect(page.getByText('1200×1500')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Show Edit Options' }).tap()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('menuitem', { name: 'Replace' }).tap()
    expect(await (await chooser).element().getAttribute('accept')).toContain('image/jpeg')
    const photograph = sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#8a5a2b' } })
    const buffer = await photograph.jpeg().toBuffer()
    await (await chooser).setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('button', { name: 'Replace', exact: true }).tap()
    const readReplaced = () => sharp(host.files().get(picture)).metadata()
    await expect.poll(async () => (await readReplaced()).height).toBe(1600)
    expect((await readReplaced()).format).toBe('webp')
    await page.goto('/edit#/assets')
    await expect(page.getByRole('button', { name: /^Undo: pan\.webp, / })).toBeVisible()
  })
  await test.step('a label is said in other words, and those that were stay', async () => {
    const words = () => JSON.parse(String(host.files().get('web/content/en/words.json')))
    const before = textsOf(words())
    await open(page, 'labels', 'Labels in other words')
    await find(page, 'shop', 'button[aria-label="Expand"]').tap()
    await type(page, 'shop.heading', 'Choose a size')
    await save(page)
    expect(Object.fromEntries(textsOf(words()))).toEqual({
      ...Object.fromEntries(before),
      'shop.heading': 'Choose a size',
    })
    expect(loadHead().words.shop.heading).toBe('Choose a size')
  })
  await test.step('a policy is changed in Marathi alone', async () => {
    const before = host.files()
    await open(page, 'policies', content.policies.disclaimer.title)
    await page.getByRole('combobox', { name: 'Switch Locale' }).tap()
    await page.getByRole('option', { name: 'Marathi' }).tap()
    await type(page, 'title', 'अस्वीकरण')
    await save(page)
    const changed = [...host.files()].filter(([path, bytes]) => !before.get(path)?.equals(bytes))
    expect(changed.map(([path]) => path)).toEqual(['web/content/mr/policies/disclaimer.md'])
    expect(changed[0]?.[1].toString()).toMatch(/^---\ntitle: अस्वीकरण\n/)
  })
  await test.step('a price is changed, and the change undone', async () => {
    const { packs } = loadHead()
    const [pack = { id: '' }, ...others] = packs
    await open(page, 'prices-offer-and-facts', 'Open the shop')
    await find(page, 'packs.list', `[role=group]:has-text("${pack.id}") button[aria-label="Expand"]`).tap()
    await type(page, 'packs.list.0.mrp', '1234')
    await save(page)
    // With 15 % off.
    expect(loadHead().packs).toEqual([{ ...pack, mrp: 1234, price: 1049 }, ...others])
    page.on('dialog', (question) => question.accept())
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: /^Undo: Prices, offer and facts: open the shop, \d/ }).tap()
    await reloaded
    const redo = page.getByRole('button', { name: /^Redo: / })
    await expect(redo).toBeVisible()
    expect(loadHead().packs).toEqual(packs)
    // What is refused, because another device has saved the same, gives way to that device's edit.
    const launch = 'web/content/facts/launch.json'
    host.push({ [launch]: `${host.files().get(launch)}\n` }, 'Edit: Questions, questions')
    await redo.tap()
    const undo = page.getByRole('button', { name: /^Undo: Questions, / })
    await expect(undo).toBeVisible()
    // A large window at 200 % zoom has room for the bar, a phone with its keyboard has not.
    await page.setViewportSize({ width: 390, height: 450 })
    await expect(undo).toBeHidden()
    await page.setViewportSize({ width: 640, height: 450 })
    await expect(undo).toBeInViewport()
    // The bar of somebody who has signed out offers nothing.
    await page.evaluate(() => localStorage.removeItem('sveltia-cms.user'))
    await expect(undo).toBeHidden()
  })
})
