import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { addressType } from '#web/admin/address-labels/label-size.ts'
import { KEPT_DAYS, pruneKept } from '#web/admin/orders/kept-messages.ts'
import { textsOf } from '#web/admin/orders/message-texts.ts'
import { readMessages } from '#web/admin/orders/read-messages.ts'
import { loadContent } from '#web/model/load.ts'
import { orderMessage, reorderMessage, withReference } from '#web/shop/order-message.ts'
import { readReference } from '#worker/orders/contract.ts'
import { content } from '../content.ts'
import { plainReference } from '../owner-rows.ts'

const pack = { size: '500g', price: 633, mrp: 745 }
const [one, two, three] = [plainReference(), plainReference(), plainReference()]
const references = (text: string) => readMessages(text).map(({ reference }) => reference)

/** How chats write a message: `at` is its time, and `sender` who wrote it. */
const FORMATS = [
  ['an iPhone', (at: string, sender: string) => `\u200e[24/11/26, ${at}:10\u202fPM] ${sender}: `],
  ['Android', (at: string, sender: string) => `[24/11, ${at} pm] ${sender}: `],
  ['an export', (at: string, sender: string) => `24/11/26, ${at}\u202fpm - ${sender}: `],
  ['an export in Marathi', (at: string, sender: string) => `२४/११/२६, ${at} म.उ. - ${sender}: `],
  ['WhatsApp Web', (at: string, sender: string) => `[${at} pm, 24/11/2026] ${sender}: `],
] as const

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

  it.each([...FORMATS, ['a phone without names and times', () => ''] as const])(
    'reads messages from %s',
    (_, start) => {
      const chat = [
        start('7:50', 'Asha') + message(one),
        start('7:52', '~ Ravi') + message(two),
        start('7:53', '+91 20 5550 0187') + message(three),
      ].join('\n')
      expect(references(chat)).toEqual([one, two, three])
    },
  )
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
    const chat = piece.repeat(100_000 / piece.length)
    expect([readMessages(chat), textsOf(chat)]).toEqual([expect.any(Array), expect.any(Map)])
  },
)

describe('the text of an order in a pasted chat', () => {
  it.each(FORMATS)('from %s is what its sender wrote, from the reference to the next order', (_, start) => {
    const from = (sender: string) => start('7:50', sender)
    const asha = from('Asha')
    const pasted = [
      `${asha}Hello, is this the shop?`,
      `${asha}Reference: ${one}`,
      'Total: ₹633',
      'Name: Asha Kulkarni',
      'Address:',
      `${from('Samāyu')}Reference: ${one}, 1 × 500g, ₹633. Where shall we send it?`,
      `${asha}12 Lakshmi Road - near the temple, 9:30 to 5`,
      'Pune 411030',
      `${from('Samāyu')}Thank you`,
      `${from('+91 20 5550 0187')}Reference: ${two}`,
      'Ravi, Nashik 422001',
      `${from('Meera')}Do you post to Goa?`,
    ].join('\n')
    expect(Object.fromEntries(textsOf(pasted))).toEqual({
      [one]:
        'Asha\nTotal: ₹633\nName: Asha Kulkarni\n12 Lakshmi Road - near the temple, 9:30 to 5\nPune 411030',
      [two]: '+91 20 5550 0187\nRavi, Nashik 422001',
    })
  })

  it('without times is what follows its reference, up to the next one', () => {
    const pasted = `Reference: ${one}\nAsha\n\n 12 Main Road \nReference: ${two}\nRavi`
    expect(Object.fromEntries(textsOf(pasted))).toEqual({ [one]: 'Asha\n12 Main Road', [two]: 'Ravi' })
    expect(textsOf('Hello,\ntwo jars please').size).toBe(0)
  })
})

describe('the type of an address on a label', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, () => '12 Lakshmi Road, near the temple').join('\n')

  const SENDER = 'From: Girija Home Foods, 7 Gangapur Road, Nashik 422005, +91 20 5550 0134'
  const typeOf = (text: string, sender = SENDER) => addressType(text, 'sheet', sender)
  const ADDRESSES = [
    'Lakshmi Kulkarni\nFlat No. 302, B Wing, Sai Krupa Co-operative Housing Society, near the Maruti temple\nShaniwar Peth, Pune 411030\nMobile 98220 12345',
    'श्रीमती लक्ष्मीबाई कुलकर्णी\nफ्लॅट नंबर ३०२, साई कृपा को-ऑपरेटिव्ह हौसिंग सोसायटी, ओंकारेश्वर मंदिराजवळ\nशनिवार पेठ, पुणे ४११०३०\nमोबाईल ९८२२० १२३४५',
    'MR. VENKATASUBRAMANIAN RAMACHANDRAN\nPLOT NO 45, SECTOR 21, NERUL EAST, NAVI MUMBAI 400706\nOPPOSITE THE WATER TANK, MOBILE 98220 12345',
  ]
  it('is the largest that fits, larger on a larger label, and none where the label would lose a line', () => {
    expect(typeOf('Ravi, Nashik 422001')).toBe(7)
    expect(typeOf(lines(6))).toBeLessThan(addressType(lines(6), 'tall', SENDER) ?? 0)
    expect([lines(11), lines(13), 'x'.repeat(2000)].map((text) => typeOf(text))).toEqual([
      3,
      undefined,
      undefined,
    ])
  })

  it('fills the label: by the widths of letters, joined ones and capitals, and by the lines of the sender', () => {
    expect(ADDRESSES.map((text) => typeOf(text))).toEqual([5.2, 5.2, 5.2])
    expect(typeOf(lines(6), `${SENDER}, ${SENDER}, ${SENDER}`)).toBeLessThan(typeOf(lines(6)) ?? 0)
  })
})

describe('what is kept', () => {
  const message = (key: string, day: number) => ({ key, text: 'Asha', isCut: false, day })

  it('stays while the order is to be sent, and for 14 days after that, and is written again only where something changes', () => {
    const sent = [message(one, 100), message(two, 101)]
    expect(pruneKept(sent, new Set([one]), 101 + KEPT_DAYS)).toEqual([message(one, 101 + KEPT_DAYS), sent[1]])
    expect(pruneKept(sent, new Set(), 101 + KEPT_DAYS)).toEqual([sent[1]])
    expect(pruneKept(sent, new Set(), 102 + KEPT_DAYS)).toEqual([])
    const kept = [message(one, 100)]
    expect(pruneKept(kept, new Set([one]), 100)).toBe(kept)
  })
})
