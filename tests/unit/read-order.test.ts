import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { orderMessage } from '#web/shop/chat.ts'
import { orderWords, readOrders } from '#web/shop/read-order.ts'
import { referenceLine } from '#worker/orders/contract.ts'
import { content } from '../content.ts'
import { newReference } from '../owner-rows.ts'

const languages = LANGUAGES.map(({ id }) => loadContent(id))
const words = languages.map(orderWords)
const read = (text: string) => readOrders(text, words)
const [one, two, three] = [newReference(), newReference(), newReference()]

describe.each(languages.map((content) => [content.language, content] as const))('in %s', (_, content) => {
  const pack = content.packs.list[1]
  const message = (reference: string) =>
    referenceLine(reference) + orderMessage(content, { size: pack?.size ?? '', price: 330, mrp: 388 })

  it('reads pack and jars of the message as the site writes it', () => {
    expect(read(message(one))).toEqual([
      { reference: one, isNamed: true, pack: pack?.id, jars: 1, total: 330, who: '', check: undefined },
    ])
  })

  it('reads what the customer filled in, and the jars that they changed', () => {
    const [name = '', address = ''] = content.chat.orderForm.split('\n')
    const filled = message(one)
      .replace('1 ×', '3 ×')
      .replace(name, `${name} Asha Kulkarni`)
      .replace(address, `${address} 14 Prabhat Road`)
      .replace(content.site.pinCode, `${content.site.pinCode} 411 004`)
    expect(read(filled)[0]).toMatchObject({ jars: 3, who: 'Asha Kulkarni, 411004', check: undefined })
  })

  it('reads several messages of a chat, with their senders', () => {
    const chat = `[24/11/26, 7:52 pm] Asha: ${message(one)}\n[24/11/26, 8:05 pm] +91 20 5550 0187: ${message(two)}`
    expect(read(chat).map(({ reference, who, pack: id, jars }) => [reference, who, id, jars])).toEqual([
      [one, 'Asha', pack?.id, 1],
      [two, '+91 20 5550 0187', pack?.id, 1],
    ])
  })
})

describe('a remark in the customer’s own words', () => {
  const pack = content.packs.list[1]
  const recorded =
    referenceLine(one) + orderMessage(content, { size: pack?.size ?? '', price: 330, mrp: 388 })

  it.each([
    'please send the jar by 28 Nov',
    'please send 3 small jars',
    '3 छोट्या बरण्या',
    'call me at 5, and 2 large packs',
    'make that 500 gm',
  ])('changes nothing of the order, and is shown: %s', (remark) => {
    const order = { pack: pack?.id, jars: 1, total: 330 }
    expect(read(`${recorded}\n${remark}`)[0]).toMatchObject({ ...order, check: remark })
    const nothing = { pack: undefined, jars: undefined, total: undefined }
    expect(read(`Reference: ${one}\n${remark}`)[0]).toMatchObject({ ...nothing, check: remark })
  })

  it('is no number of jars where the message has a line for one, either', () => {
    const jars = `${content.chat.jars} two, by 28 Nov`
    expect(read(`Reference: ${one}\n${jars}`)[0]).toMatchObject({ jars: undefined, check: jars })
    expect(read(`Reference: ${one}\n${content.chat.jars} २`)[0]).toMatchObject({ jars: 2, check: undefined })
    const changed = recorded.replace('1 ×', 'two ×').split('\n')[1]
    expect(read(recorded.replace('1 ×', 'two ×'))[0]).toMatchObject({ jars: undefined, check: changed })
  })

  it('is about the order of the same person where it is a later message', () => {
    const chat = `[1/11/26, 7:52 pm] Asha: Reference: ${one}\n[1/11/26, 8:01 pm] Ravi: Reference: ${two}\n[1/11/26, 8:05 pm] Asha: make it 2 jars`
    expect(read(chat).map(({ check }) => check)).toEqual(['make it 2 jars', undefined])
  })
})

it.each([
  ['an iPhone', (time: string, said: string) => `[24/11/26, ${time}:10\u202fPM] ${said}`],
  ['Android', (time: string, said: string) => `24/11/26, ${time}\u202fpm - ${said}`],
  ['Android, with 24 hours', (time: string, said: string) => `24/11/2026, 1${time} - ${said}`],
  ['Android in Marathi', (time: string, said: string) => `२४/११/२६, ${time} म.उ. - ${said}`],
])('reads a chat that was exported on %s', (_, write) => {
  const jars = `${content.chat.jars} 3`
  const chat = [
    write('7:50', 'Messages and calls are end-to-end encrypted.'),
    write('7:52', `Asha: Reference: ${one}\n${jars}`),
    write('7:53', `+91 20 5550 0187: Reference: ${two}`),
    write('7:54', 'You changed the group name'),
    write('7:55', 'Asha: one more small jar, please'),
  ].join('\n')
  expect(read(chat).map(({ who, jars, check }) => [who, jars, check])).toEqual([
    ['Asha', 3, 'one more small jar, please'],
    ['+91 20 5550 0187', undefined, undefined],
  ])
})

it.each([
  ['spaces within one of our lines', 'PIN code: 411001 (delivery ₹40,', ' '],
  ['spaces', '', ' '],
  ['digits', 'Name: ', '1'],
  ['opening brackets', '', '['],
  ['words', 'Name: ', 'a '],
  ['an order line again and again', '', `${content.chat.orderOfPack.split('{')[0]}1 × `],
  ['lines that are nearly a chat’s', '', '\n24/11/26, 7:52 pm - '],
  ['lines of a chat', '', '\n[24/11/26, 7:52 pm] Asha: 2 jars'],
])('reads a long text of %s in a time that grows with its length only', (_, start, piece) => {
  const timeOf = (length: number) => {
    const text = `Reference: ${one}\n${start}${piece.repeat(length / piece.length)}x`
    const times = Array.from({ length: 3 }, () => {
      const from = performance.now()
      read(text)
      return performance.now() - from
    })
    return Math.min(...times)
  }
  // Of eight times the text a reader whose time is quadratic takes 64 times as long.
  expect(timeOf(100_000)).toBeLessThan(24 * Math.max(1, timeOf(12_500)))
})

it('leaves numbers of an address alone', () => {
  expect(read(`Reference: ${one}\nFlat 12\nSector 4, Nashik`)[0]).toMatchObject({
    jars: undefined,
    check: undefined,
  })
})

it('finds references that are alone, each once, in their order', () => {
  expect(
    read(`${two}\n${one} ${three}\n${two}`)
      .map(({ reference }) => reference)
      .toSorted(),
  ).toEqual([one, two, three].toSorted())
  expect(read('nothing of the kind')).toEqual([])
})

it('reads the lines with jars, PIN code and total, and shows a line to check for jars of another size', () => {
  const lines = {
    chat: {
      orderOfPack: 'I would like {jars} × {size} ({price} a jar).',
      toPin: 'PIN code: {pin} (delivery {charge}, {days} working days)',
      total: 'Total: {total}',
      totalFree: 'Total: {total}, delivery free',
      orderForm: 'Name:\nAddress:',
      otherSize: 'The other size, how many:',
    },
    packs: content.packs,
  } as unknown as Parameters<typeof orderWords>[0]
  const message = (otherSize: string) =>
    `Reference: ${one}\nI would like 2 × 500g (₹633 a jar).\nPIN code: 411004 (delivery ₹40, 1–2 working days)\nTotal: ₹1,266, delivery free\nName: Asha\nAddress: Pune\nThe other size, how many:${otherSize}`
  expect(readOrders(message(''), [orderWords(lines)])[0]).toMatchObject({
    pack: '500g',
    jars: 2,
    total: 1266,
    who: 'Asha, 411004',
    check: undefined,
  })
  expect(readOrders(message(' 1'), [orderWords(lines)])[0]?.check).toBe('The other size, how many: 1')
})
