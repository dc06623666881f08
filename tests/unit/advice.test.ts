import { expect, it } from 'vitest'
import { loadContent } from '#web/model/load.ts'
import { advice } from '#web/site-build/checks/advice.ts'
import { type ContentChange, copyContent } from '../changed-content.ts'
import { addBatch, launch, makeOpenShop } from '../open-shop.ts'

const TODAY = new Date('2026-12-01T06:00:00Z')
/** What another brand is advised, once its shop is changed. */
const adviceOn = async (...changes: ContentChange[]) =>
  advice(await makeOpenShop(...changes), TODAY).join('\n')

it('advice names the State and the year in a number of FSSAI that the address or the day contradicts', async () => {
  const withLicence = (number: string) => adviceOn(launch('licence.number', number))
  expect(await withLicence('10631000000123')).toMatch(/name Goa, and the address Maharashtra.*the year 2031/)
  // Of the central authority.
  expect((await adviceOn()) + (await withLicence('10026000000123'))).not.toMatch(/doubts about the number/)
})

it('advice names what keeps a composition dealer from selling and billing, and a GSTIN of another State', async () => {
  const lines = await adviceOn(['facts/bills.json', [], { registration: 'composition' }])
  expect(lines).toMatch(/sales to another State, which a composition dealer may not make/)
  expect(lines).toMatch(/reason why no bill can be made: bills need your GSTIN/)
  const registeredElsewhere = await adviceOn(
    ['facts/bills.json', [], { registration: 'none' }],
    launch('maker.address', '7 Beach Road, Panaji 403001'),
    launch('maker.gstin', '27AAPFU0939F1ZV'),
  )
  expect(registeredElsewhere).toMatch(/GSTIN of another State than the address: Maharashtra/)
  expect(registeredElsewhere).not.toMatch(/composition/)
  expect(await adviceOn()).not.toMatch(/no bill/)
})

it('advice names the rows that the law requires of a food’s nutrition, and it lacks', async () => {
  const nutrition = ['energy', 'fat', 'saturated-fat'].map((id) => ({ id, unit: 'g', per100g: 1 }))
  const few: ContentChange = ['facts/label.json', ['nutrition'], nutrition]
  expect(await adviceOn(few)).toMatch(
    /rows that a table.*: protein, carbohydrate, sugars, added-sugars, trans-fat, cholesterol, sodium$/m,
  )
  const drug = await adviceOn(few, launch('licence.regime', 'drug'))
  expect((await adviceOn()) + drug).not.toMatch(/rows that a table/)
})

it.each([
  ['days', 7, 6],
  // Over a Sunday at least.
  ['working-days', 8, 7],
])('advice names a lot that can pass its date on the way, counted in %s', async (unit, kept, lost) => {
  const folder = await makeOpenShop(launch('delivery.unit', unit))
  addBatch(folder, 'SY-26-02')
  const [{ expiresOn } = { expiresOn: '' }] = loadContent('en', folder, 'open').batches
  const late = (daysBefore: number) =>
    advice(folder, new Date(Date.parse(`${expiresOn}T06:00:00Z`) - daysBefore * 86_400_000)).join()
  expect(late(lost)).toMatch(/lots on sale that can pass their date on the way: SY-26-02 to Country/)
  expect(late(kept)).not.toMatch(/on the way/)
})

it('advice names a chat that takes no text, which stays', () => {
  const link = 'https://wa.me/message/ABC'
  const folder = copyContent(['facts/launch.json', ['chatLink'], link])
  expect(loadContent('en', folder).facts.brand.chatLink).toBe(link)
  expect(advice(folder)).toContain(`chat link that takes no text, so that orders come without one: ${link}`)
})

it('advice names what is worth doing, labels that are not used among it', async () => {
  const folder = await makeOpenShop(
    ['en/words.json', [], { 'shop.heading': 'Sizes', 'shop.nothing': 'x' }],
    ['en/pictures.json', ['list', 0, 'computerMade'], true],
    ['facts/claims.json', [], { list: [{ id: 'pan', number: 40, reviewBy: '2027-01-31' }] }],
    ['en/claims.json', [], { list: [{ id: 'pan', text: 'A pan holds 40 kg.', value: '40 kg' }] }],
    launch('offer', { percent: 5, startsOn: '2026-12-01', endsOn: '2026-12-31' }),
  )
  const lines = advice(folder, new Date('2027-02-01T00:00:00Z')).join('\n')
  const toDo = ['computer-made: jar', 'review is due: pan', 'weighed: honey', 'ended: 2026-12-31']
  for (const line of [...toDo, 'shop.nothing']) expect(lines).toContain(line)
  expect(lines).not.toContain('shop.heading')
})
