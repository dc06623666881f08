import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { loadContent } from '#web/content/load.ts'
import { BELOW_DETECTION, SUBSTANCES } from '#web/domain/substances.ts'
import { content } from '../content.ts'
import { loadFrom, type Owner, openEditor } from './edit-phone.ts'
import { publishSite } from './edit-publish.ts'
import { type GitHost, startGitHost } from './git-host.ts'
import { expect, test } from './test.ts'

const { batches, faq, offer, packs, testimonials } = content
const OFFER = 'web/content/facts/offer.json'
const LIMIT_S = 120
const DAY_MS = 24 * 60 * 60 * 1000
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

let host: GitHost

test.beforeEach(() => test.slow())

/** Expects that what the owner has done takes no longer than two minutes. */
const expectQuick = (owner: Owner) => expect(owner.seconds).toBeLessThan(LIMIT_S)

test.describe('with a thumb, each within two minutes', () => {
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    host = await startGitHost()
    host.git('branch', 'published', 'main')
  })
  test.afterAll(() => host.close())

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
    // What the form proposes is of the batch before, which may be a sample.
    await owner.type('report.laboratory', 'Anand Labs')
    await owner.type('report.accreditation', 'TC-1234')
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
    expect(made?.report.measured).toMatchObject({
      lead: { found: 0.05 },
      sorbate: { found: BELOW_DETECTION },
    })
    expect(host.read(`${folder}/${newest}.pdf`)).toEqual(report)
    expect(host.read(`${folder}/${made?.report.file}`)).toEqual(buffer)
    const { format, width } = await sharp(host.read(`${folder}/${made?.picture}`)).metadata()
    expect([format, width]).toEqual(['webp', 1600])
    expectQuick(owner)
  })

  test('a review is added in place of the first @phone', async ({ page }) => {
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
    await owner.tap(await owner.find(field('verified'), '[role=switch]'))
    await owner.save()
    const { en, mr } = loadFrom(host)
    expect(en.testimonials.reviews.at(-1)).toMatchObject({ name: 'Meera Joshi', rating: 5, verified: true })
    expect(en.testimonials.reviews.slice(0, -1)).toEqual(testimonials.reviews.slice(1))
    // What nobody has translated is English there; the words of the others are with the same people.
    expect(mr.testimonials.reviews.at(-1)?.name).toBe('Meera Joshi')
    expect(mr.testimonials.reviews.slice(0, -1)).toEqual(loadContent('mr').testimonials.reviews.slice(1))
    expectQuick(owner)
  })

  test('a question is answered in three languages @phone', async ({ page }) => {
    const [{ question } = { question: '' }] = faq.items
    const owner = await openEditor(page, host)
    await owner.open('Questions', 'Questions')
    await owner.expand(question)
    await owner.type('items.0.answer', 'In the morning, with warm milk.')
    await owner.switchTo('Marathi')
    await owner.type('items.0.answer', 'सकाळी, कोमट दुधासोबत.')
    await owner.switchTo('Hindi')
    await owner.type('items.0.answer', 'सुबह, गुनगुने दूध के साथ।')
    await owner.save()
    const answers = Object.values(loadFrom(host)).map((loaded) => loaded.faq.items[0]?.answer)
    expect(answers).toEqual([
      'In the morning, with warm milk.',
      'सकाळी, कोमट दुधासोबत.',
      'सुबह, गुनगुने दूध के साथ।',
    ])
    expectQuick(owner)
  })

  test('a price is changed @phone', async ({ page }) => {
    const [pack = { id: '' }] = packs.list
    const owner = await openEditor(page, host)
    await owner.open('Prices and offer', 'Packs and prices')
    await owner.expand(pack.id)
    await owner.type('list.0.mrp', '1234')
    await owner.save()
    const { packs: changed } = loadFrom(host).en
    expect(changed).toEqual({ ...packs, list: [{ ...pack, mrp: 1234 }, ...packs.list.slice(1)] })
    expectQuick(owner)
  })

  test('all of it is published by the workflow’s script, and the price undone @phone', async ({ page }) => {
    const { output, live, reports, clear } = await publishSite(host)
    expect(output).toContain('succeeded: your change of ')
    expect(reports).toEqual(['started', 'succeeded'])
    expect(host.git('rev-parse', 'published')).toBe(host.git('rev-parse', 'main'))
    const home = live('index.html')
    for (const text of ['1,234', 'Meera Joshi', 'In the morning, with warm milk.'])
      expect(home).toContain(text)
    const lots = batches.map(({ lot }) => lot)
    const made = loadFrom(host).en.batches.find(({ lot }) => !lots.includes(lot))
    expect(live(`batch/${made?.lot}.html`)).toContain('The copper pan')
    clear()

    const owner = await openEditor(page, host)
    await owner.tap(page.getByRole('button', { name: /^Undo: .* of \d\d:\d\d$/ }))
    await owner.tap(page.getByRole('button', { name: 'OK' }))
    await expect(page.getByRole('button', { name: /^Redo: / })).toBeVisible()
    const { packs: restored, testimonials: kept } = loadFrom(host).en
    expect(restored).toEqual(packs)
    expect(kept.reviews.at(-1)?.name).toBe('Meera Joshi')
  })
})

test.describe('beside others', () => {
  test.beforeEach(async () => {
    host = await startGitHost(['web/content'])
  })
  test.afterEach(() => host.close())

  test('what a developer pushes while a form is open is not overwritten @phone', async ({ page }) => {
    const owner = await openEditor(page, host)
    await owner.open('Prices and offer', 'Offer')
    await owner.type('percent', `${offer.percent + 1}`)
    const head = host.push({
      [OFFER]: host
        .read(OFFER)
        .toString()
        .replace(/"percent": \d+/, `"percent": ${offer.percent + 2}`),
    })
    await owner.tap(page.getByRole('button', { name: 'Save', exact: true }))
    const dialog = page.locator('dialog', { hasText: 'Entry Changed by Someone Else' })
    await owner.tap(dialog.getByRole('button', { name: 'Cancel' }))
    expect(host.git('rev-parse', 'main')).toBe(head)
    await owner.tap(page.getByRole('button', { name: 'Reload Entry' }))
    await owner.tap(page.locator('dialog').getByRole('button', { name: 'Reload Entry' }))
    await expect(await owner.find('percent')).toHaveValue(`${offer.percent + 2}`)
    // In another file it is no hindrance.
    await owner.type('percent', `${offer.percent + 1}`)
    host.push({ 'README.md': 'pushed' })
    await owner.save()
    expect(loadFrom(host).en.offer.percent).toBe(offer.percent + 1)
    expect(host.read('README.md').toString()).toBe('pushed')
  })

  test('a batch is recalled @phone', async ({ page }) => {
    const lot = batches.find(({ recall }) => !recall)?.lot ?? ''
    const owner = await openEditor(page, host)
    await owner.tap(page.getByText('Batches', { exact: true }).first())
    await owner.tap(page.getByText(lot, { exact: true }).last())
    // What is below is rendered as it comes near.
    for (const field of ['picture', 'notes']) await owner.find(field, 'button')
    await owner.tap(await owner.find('recall', '[role=checkbox]'))
    await owner.pickDay('recall.on', dayFromNow(0))
    await owner.type('recall.reason', 'Some lids do not close.')
    await owner.tap(await owner.find('recall.whatToDo', 'button:has-text("Add")'))
    await owner.type('recall.whatToDo.0', 'Do not eat it.')
    await owner.save()
    const { en, mr } = loadFrom(host)
    const recall = { on: dayFromNow(0), reason: 'Some lids do not close.', whatToDo: ['Do not eat it.'] }
    // What nobody has translated is said in English.
    for (const { batches } of [en, mr])
      expect(batches.find((batch) => batch.lot === lot)?.recall).toEqual(recall)
  })

  test('an article is written @phone', async ({ page }) => {
    const owner = await openEditor(page, host)
    await owner.tap(page.getByText('Articles', { exact: true }).first())
    await owner.tap(page.getByRole('button', { name: /^(New|Create|Add)/ }).first())
    await owner.type('id', 'cold-mornings')
    await owner.type('title', 'Cold mornings')
    await owner.type('subtitle', 'What a spoon is for')
    await owner.pickDay('publishDate', dayFromNow(0))
    await owner.type('author', 'The kitchen')
    await owner.tap(await owner.find('category', '[role=radio]'))
    await owner.tap(await owner.find('tags', 'button:has-text("Add")'))
    await owner.type('tags.0', 'winter')
    await owner.tap(await owner.find('featuredImage', '[role=combobox]'))
    await owner.tap(page.getByRole('option').filter({ visible: true }).first())
    await owner.type('excerpt', 'One spoon, before tea.')
    await owner.type('body', '## Before tea\n\n- One spoon\n- Warm water')
    await owner.save()
    const { articles, articleTexts } = loadFrom(host).en
    expect(articles.find(({ id }) => id === 'cold-mornings')).toMatchObject({
      title: 'Cold mornings',
      full: true,
      headings: [{ text: 'Before tea' }],
    })
    expect(JSON.stringify(articleTexts['cold-mornings']?.tree)).toContain('One spoon')
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
    expect(host.paths().filter((path) => path.startsWith('web/images/'))).toEqual([picture])
  })

  test('a change is looked at before it is live @phone', async ({ page, expectedConsole }) => {
    // There is no preview yet.
    expectedConsole.push(/404 .*compare/)
    const owner = await openEditor(page, host)
    const bar = page.locator('.edit-bar')
    await owner.tap(bar.getByText('More'))
    await bar.getByLabel('Changes go').selectOption('to a preview first')
    await owner.tap(page.getByRole('button', { name: 'OK' }))
    await expect(bar.getByText('Preview', { exact: true })).toBeVisible()
    await owner.open('Prices and offer', 'Offer')
    await owner.type('percent', `${offer.percent + 1}`)
    await owner.save('preview')
    expect(loadFrom(host).en.offer).toEqual(offer)
    await owner.tap(bar.getByText('Preview', { exact: true }))
    await owner.tap(bar.getByRole('button', { name: 'Make the preview live' }))
    await owner.tap(page.getByRole('button', { name: 'OK' }))
    await expect.poll(() => loadFrom(host).en.offer.percent).toBe(offer.percent + 1)
    // The bar of somebody who has signed out offers nothing.
    await expect(bar.getByRole('button', { name: /^Undo: / })).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('sveltia-cms.user'))
    await expect(bar.getByRole('button')).toHaveCount(0)
  })

  test('a token that may not change the site is turned away @phone', async ({ page, expectedConsole }) => {
    expectedConsole.push(/403|Not a collaborator/)
    await openEditor(page, host, 'reader-token')
    await expect(page.getByText(/You don’t have access to the “.site.” repository/)).toBeVisible()
  })
})
