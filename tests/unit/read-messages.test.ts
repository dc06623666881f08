import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { readMessages } from '#web/admin/orders/read-messages.ts'
import { loadContent } from '#web/model/load.ts'
import { orderMessage, reorderMessage, withReference } from '#web/shop/order-message.ts'
import { readReference } from '#worker/orders/contract.ts'
import { content } from '../content.ts'
import { plainReference } from '../owner-rows.ts'

const pack = { size: '500g', price: 633, mrp: 745 }
const [one, two, three] = [plainReference(), plainReference(), plainReference()]
const references = (text: string) => readMessages(text).map(({ reference }) => reference)

describe.each(LANGUAGES.map(({ id, name }) => [name, loadContent(id)] as const))('in %s', (_, words) => {
  const message = (reference: string) => withReference(orderMessage(words, pack), reference)

  it('reads the reference of the message as the site writes it, and shows its lines that are filled in', () => {
    const [name = ''] = words.words.chat.orderForm.split('\n')
    const [order = ''] = orderMessage(words, pack).split('\n')
    const [read] = readMessages(message(one).replace(name, `${name} Asha Kulkarni`))
    expect(read).toMatchObject({
      reference: one,
      lines: expect.arrayContaining([order, `${name} Asha Kulkarni`]),
    })
    expect(read?.lines.filter((line) => line.endsWith(':'))).toEqual([])
  })

  it.each([
    ['an iPhone', (time: string, said: string) => `\u200e[24/11/26, ${time}:10\u202fPM] ${said}`],
    ['Android', (time: string, said: string) => `24/11/26, ${time}\u202fpm - ${said}`],
    ['Android in Marathi', (time: string, said: string) => `२४/११/२६, ${time} म.उ. - ${said}`],
    ['WhatsApp Web', (time: string, said: string) => `[${time} pm, 24/11/2026] ${said}`],
    ['a phone without names and times', (_: string, said: string) => said.replace(/^[^:]*: /, '')],
  ])('reads messages from %s', (_, write) => {
    const chat = [
      write('7:50', `Asha: ${message(one)}`),
      write('7:52', `~ Ravi: ${message(two)}`),
      write('7:53', `+91 20 5550 0187: ${message(three)}`),
    ].join('\n')
    expect(references(chat)).toEqual([one, two, three])
  })
})

it('shows beside each order who wrote it, without the time, with all of their words, also those before the reference', () => {
  const text = `For my mother.\n[1/11/26, 7:52 pm] Asha: *Reference: ${one}* please hurry\nmake it 2 jars\n> Reference: ${two}\n\nby 28 Nov`
  expect(readMessages(text)).toEqual([
    {
      reference: one,
      lines: ['For my mother.', expect.stringMatching(/^Asha:.*please hurry$/), 'make it 2 jars'],
    },
    { reference: two, lines: ['by 28 Nov'] },
  ])
})

it('leaves nothing of the marks around a reference, and shows with it what is written later about its order', () => {
  const text = `Asha: *Reference: \`${one}\`*\nHello\n_~Reference: ${two}~_\nReference: ${one}\n2 jars`
  expect(readMessages(text)).toEqual([
    { reference: one, lines: ['Asha:', 'Hello', '2 jars'] },
    { reference: two, lines: [] },
  ])
})

it.each([
  ['its label in another language', `संदर्भ: ${one}`],
  ['lower case and bold', `*${one.toLowerCase()}*`],
  ['backticks, after its label', `Reference: \`${one}\``],
  ['a stroke through it, in a list', `- ~${one}~`],
  ['spaces, after its label', `Reference: ${one.slice(0, 3)} ${one.slice(3)}, please`],
  ['spaces, typed alone', ` ${one.slice(0, 2).toLowerCase()} ${one.slice(2)} `],
])('reads a reference with %s', (_, text) => {
  expect(references(text)).toEqual([one])
})

it('reads several references, and takes no lot, PIN code, telephone number, date or word for one', () => {
  expect(references(`${one} ${two},\n${three}`)).toEqual([one, two, three])
  // By chance, each of these passes the check of a reference.
  const passing = ['SY2628', '411028']
  expect(passing.map(readReference)).toEqual(passing)
  const lot = reorderMessage(content, pack, 'SY-26-28')
  for (const text of ['SY-26-28', lot, 'Pune\n411028', 'PIN code: 411028 (Pune)', '20 5550 0187\nAsha'])
    expect(references(text).filter(Boolean)).toEqual([])
  for (let lot = 1; lot < 100; lot += 1) {
    const code = `SY-26-${String(lot).padStart(2, '0')}`
    expect([readReference(code), ...references(`My lot\n${code}`)].filter(Boolean)).toEqual([])
  }
})

it('separates a message whose reference is damaged from the one before it', () => {
  const damaged = `${one.slice(0, 5)}${one.endsWith('0') ? '1' : '0'}`
  expect(readMessages(`Reference: ${two}\nRavi\nReference: ${damaged}\nAsha`)).toEqual([
    { reference: two, lines: ['Ravi'] },
    { reference: undefined, lines: expect.arrayContaining(['Asha']) },
  ])
})

it('shows a message without a reference, and nothing for a word that is being typed', () => {
  expect(readMessages('Hello,\ntwo jars please')).toEqual([
    { reference: undefined, lines: ['Hello,', 'two jars please'] },
  ])
  expect([readMessages(''), readMessages(' \n'), readMessages(one.slice(0, 4))]).toEqual([[], [], []])
})

it.each(['Reference: ', '[', '\n[24/11/26, 7:52 pm] Asha: 2 jars', `\nReference: ${one}\nHello`])(
  'reads 100,000 characters of %j, which a pattern that backtracks would not end',
  (piece) => {
    expect(readMessages(piece.repeat(100_000 / piece.length))).toBeInstanceOf(Array)
  },
)
