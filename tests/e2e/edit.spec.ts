import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { loadContent } from '#web/content/load.ts'
import { SUBSTANCES } from '#web/domain/substances.ts'
import { content } from '../content.ts'
import { loadFrom, openEditor } from './edit-phone.ts'
import { type GitHost, startGitHost } from './git-host.ts'
import { expect, test } from './test.ts'

const { batches, offer, packs, testimonials } = content
const OFFER = 'web/content/facts/opening.json'
const DAY_MS = 24 * 60 * 60 * 1000
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

let host: GitHost

test.beforeEach(async () => {
  test.slow()
  host = await startGitHost(['web/content'])
})
test.afterEach(() => host.close())

test('a batch is made, with its report and a photograph @phone', async ({ page }) => {
  const folder = 'web/content/batches'
  const [newest] = batches
    .map(({ lot }) => lot)
    .toSorted()
    .reverse()
  const report = readFileSync(`${folder}/${newest}.pdf`)
  const owner = await openEditor(page, host)
  await owner.tap(page.getByText('Batches', { exact: true }).first())
  await owner.tap(page.getByRole('button', { name: /^(New|Create|Add)/ }).first())
  const lot = await (await owner.find('lot')).inputValue()
  await owner.pickDay('madeOn', dayFromNow(-9))
  await owner.pickDay('bestBefore', dayFromNow(355))
  await owner.type('kilograms', '40')
  // A phone gives a file a name that another batch's may have.
  const buffer = Buffer.concat([report, Buffer.from('%of another batch')])
  await owner.upload('report.file', { name: `${newest}.pdf`, mimeType: 'application/pdf', buffer })
  await owner.type('report.number', 'L-4711')
  await owner.pickDay('report.date', dayFromNow(-2))
  for (const [index, substance] of SUBSTANCES.entries())
    await owner.type(`report.measured.${substance}.found`, index < 2 ? '0.05' : 'BDL')
  await owner.type('report.microbes', 'Within limits; no Salmonella in 25 g')
  await owner.type('report.pesticides', 'Screened for 210 residues; none found')
  const photograph = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#8a5a2b' } })
  const jpeg = { name: 'image.jpg', mimeType: 'image/jpeg', buffer: await photograph.jpeg().toBuffer() }
  await owner.upload('picture', jpeg)
  await owner.type('photograph', 'The copper pan')
  await owner.save()
  const made = loadFrom(host).en.batches.find((batch) => batch.lot === lot)
  expect(made).toMatchObject({ kilograms: 40, madeOn: dayFromNow(-9), photograph: 'The copper pan' })
  expect(made?.report.measured).toMatchObject({ lead: { found: 0.05 } })
  expect(host.read(`${folder}/${newest}.pdf`)).toEqual(report)
  expect(host.read(`${folder}/${made?.report.file}`)).toEqual(buffer)
  const { format, width } = await sharp(host.read(`${folder}/${made?.picture}`)).metadata()
  expect([format, width]).toEqual(['webp', 1600])
})

test('a review is added in place of the first, and answered in Marathi @phone', async ({ page }) => {
  const field = (name: string) => `reviews.${testimonials.reviews.length - 1}.${name}`
  const owner = await openEditor(page, host)
  await owner.open('Reviews', 'Testimonials')
  await owner.find('reviews', '[role=group]')
  await owner.tap(page.locator('[data-key-path="reviews"]').getByRole('button', { name: 'Remove' }).first())
  await owner.tap(page.getByRole('button', { name: /^Add .Review.$/ }))
  await owner.type(field('name'), 'Meera Joshi')
  await owner.type(field('title'), 'Nurse')
  await owner.type(field('review'), 'It came on the third day, well packed.')
  await owner.type(field('initials'), 'MJ')
  await owner.type(field('location'), 'Satara')
  await owner.type(field('rating'), '5')
  await owner.switchTo('Marathi')
  await owner.type('heading', 'लोक काय म्हणतात')
  await owner.save()
  const { en, mr } = loadFrom(host)
  expect(en.testimonials.reviews.at(-1)).toMatchObject({ name: 'Meera Joshi', rating: 5 })
  expect(en.testimonials.reviews.slice(0, -1)).toEqual(testimonials.reviews.slice(1))
  // What nobody has translated is English there; the words of the others are with the same people.
  expect(mr.testimonials.reviews.at(-1)?.name).toBe('Meera Joshi')
  expect(mr.testimonials.reviews.slice(0, -1)).toEqual(loadContent('mr').testimonials.reviews.slice(1))
  expect(mr.testimonials.heading).toBe('लोक काय म्हणतात')
})

test('a price is changed, and the change undone by one button @phone', async ({ page }) => {
  const [pack = { id: '' }] = packs.list
  const owner = await openEditor(page, host)
  await owner.open('Open the shop', 'Open the shop')
  await owner.expand(pack.id)
  await owner.type('packs.list.0.mrp', '1234')
  await owner.save()
  const { packs: changed } = loadFrom(host).en
  expect(changed).toEqual({ ...packs, list: [{ ...pack, mrp: 1234 }, ...packs.list.slice(1)] })
  page.once('dialog', (question) => question.accept())
  await owner.tap(page.getByRole('button', { name: /^Undo: Open the shop.* of \d\d:\d\d$/ }))
  await expect(page.getByRole('button', { name: /^Redo: / })).toBeVisible()
  expect(loadFrom(host).en.packs).toEqual(packs)
  // The bar of somebody who has signed out offers nothing.
  await page.evaluate(() => localStorage.removeItem('sveltia-cms.user'))
  await expect(page.locator('.edit-bar').getByRole('button')).toHaveCount(0)
})

test('what a developer pushes while a form is open is not overwritten @phone', async ({ page }) => {
  const owner = await openEditor(page, host)
  await owner.open('Open the shop', 'Open the shop')
  await owner.type('offer.percent', `${offer.percent + 1}`)
  const pushed = host.read(OFFER).toString()
  const head = host.push({ [OFFER]: pushed.replace(/"percent": \d+/, `"percent": ${offer.percent + 2}`) })
  await owner.tap(page.getByRole('button', { name: 'Save', exact: true }))
  const dialog = page.locator('dialog', { hasText: 'Entry Changed by Someone Else' })
  await owner.tap(dialog.getByRole('button', { name: 'Cancel' }))
  expect(host.git('rev-parse', 'main')).toBe(head)
  await owner.tap(page.getByRole('button', { name: 'Reload Entry' }))
  await owner.tap(page.locator('dialog').getByRole('button', { name: 'Reload Entry' }))
  await expect(await owner.find('offer.percent')).toHaveValue(`${offer.percent + 2}`)
  // In another file it is no hindrance.
  await owner.type('offer.percent', `${offer.percent + 1}`)
  host.push({ 'README.md': 'pushed' })
  await owner.save()
  expect(loadFrom(host).en.offer.percent).toBe(offer.percent + 1)
  expect(host.read('README.md').toString()).toBe('pushed')
})

test('a picture of the site is replaced by a photograph @phone', async ({ page }) => {
  const picture = 'web/images/pan.webp'
  host.push({ [picture]: readFileSync(picture) })
  const owner = await openEditor(page, host)
  await page.goto('/edit#/assets/web/images')
  await owner.tap(page.getByRole('row').or(page.getByRole('gridcell')).first())
  await owner.tap(page.getByRole('button', { name: 'Show Edit Options' }))
  const chooser = page.waitForEvent('filechooser')
  await owner.tap(page.getByRole('menuitem', { name: 'Replace' }))
  expect(await (await chooser).element().getAttribute('accept')).toBe('image/*')
  const photograph = sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#8a5a2b' } })
  const buffer = await photograph.jpeg().toBuffer()
  await (await chooser).setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer })
  await owner.tap(page.getByRole('button', { name: 'Replace', exact: true }))
  const imageAtHead = () => sharp(host.read(picture)).metadata()
  await expect.poll(async () => (await imageAtHead()).height).toBe(1600)
  expect((await imageAtHead()).format).toBe('webp')
})

test('a token that may not change the site is turned away @phone', async ({ page, expectedConsole }) => {
  expectedConsole.push(/403|Not a collaborator/)
  await openEditor(page, host, 'reader-token')
  await expect(page.getByText(/You don’t have access to the “.site.” repository/)).toBeVisible()
})
