import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { orderMessage } from '#web/domain/chat.ts'
import { orderWords, readOrders } from '#web/domain/read-order.ts'
import { loadContent } from '#web/model/load.ts'
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

it('takes what the customer wrote in words of their own, and says which words', () => {
  expect(read(`Reference: ${one}\nplease send 3 small jars\n`)[0]).toMatchObject({
    jars: 3,
    pack: '250g',
    check: 'please send 3 small jars',
  })
  expect(read(`Reference: ${one}\n3 small ones`)[0]).toMatchObject({
    jars: 3,
    pack: '250g',
    check: '3 small ones',
  })
})

it('takes a later message of the same person as about the same order', () => {
  const chat = `[1/11/26, 7:52 pm] Asha: Reference: ${one}\n[1/11/26, 8:01 pm] Ravi: Reference: ${two}\n[1/11/26, 8:05 pm] Asha: make it 2 jars`
  expect(read(chat).map(({ jars }) => jars)).toEqual([2, undefined])
})

it('leaves numbers of an address alone', () => {
  expect(read(`Reference: ${one}\nFlat 12\nSector 4, Nashik`)[0]).toMatchObject({
    jars: undefined,
    check: undefined,
  })
})

it('finds references that stand alone, each once, in their order', () => {
  expect(
    read(`${two}\n${one} ${three}\n${two}`)
      .map(({ reference }) => reference)
      .toSorted(),
  ).toEqual([one, two, three].toSorted())
  expect(read('nothing of the kind')).toEqual([])
})

it('reads the lines with jars, PIN code and total, and asks to check jars of another size', () => {
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
  const message = (other: string) =>
    `Reference: ${one}\nI would like 2 × 500g (₹633 a jar).\nPIN code: 411004 (delivery ₹40, 1–2 working days)\nTotal: ₹1,266, delivery free\nName: Asha\nAddress: Pune\nThe other size, how many:${other}`
  expect(readOrders(message(''), [orderWords(lines)])[0]).toMatchObject({
    pack: '500g',
    jars: 2,
    total: 1266,
    who: 'Asha, 411004',
    check: undefined,
  })
  expect(readOrders(message(' 1'), [orderWords(lines)])[0]?.check).toBe('The other size, how many: 1')
})
