import { describe, expect, it } from 'vitest'
import { addressType } from '#web/admin/address-labels/label-size.ts'
import { KEPT_DAYS, pruneKept } from '#web/admin/orders/kept-messages.ts'
import { textsOf } from '#web/admin/orders/message-texts.ts'
import { plainReference } from '../owner-rows.ts'

const [one, two] = [plainReference(), plainReference()]

describe('the text of an order in a pasted chat', () => {
  it.each([
    ['an iPhone', (sender: string) => `\u200e[24/11/26, 7:50:10\u202fPM] ${sender}: `],
    ['Android', (sender: string) => `[24/11, 7:50 pm] ${sender}: `],
    ['an export', (sender: string) => `24/11/26, 19:50 - ${sender}: `],
    ['an export in Marathi', (sender: string) => `२४/११/२६, ७:५० म.उ. - ${sender}: `],
    ['WhatsApp Web', (sender: string) => `[7:50 pm, 24/11/2026] ${sender}: `],
  ])('from %s is what its sender wrote, from the reference to the next order', (_, from) => {
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

  const damaged = `${two.slice(0, 5)}${two.endsWith('0') ? '1' : '0'}`
  it.each([
    [
      'without times, to the next reference',
      `Reference: ${one}\nAsha\n\n 12 Main Road \nReference: ${two}\nRavi`,
      { [one]: 'Asha\n12 Main Road', [two]: 'Ravi' },
    ],
    ['not of a damaged reference', `Reference: ${one}\nAsha\nReference: ${damaged}\nRavi`, { [one]: 'Asha' }],
    ['empty without a reference', 'Hello,\ntwo jars please', {}],
  ])('is %s', (_, pasted, texts) => {
    expect(Object.fromEntries(textsOf(pasted))).toEqual(texts)
  })

  it('is read from 100,000 characters, which a pattern that backtracks would not end', () => {
    for (const piece of ['[24/11/26, 7:52 pm] Asha: 2\n', '24/11/26, 7:52 - ', '['])
      expect(textsOf(piece.repeat(100_000 / piece.length)).size).toBe(0)
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

  it('stays while the order is to be sent, and for 14 days after that', () => {
    const sent = [message(one, 100), message(two, 101)]
    expect(pruneKept(sent, new Set([one]), 101 + KEPT_DAYS)).toEqual([message(one, 101 + KEPT_DAYS), sent[1]])
    expect(pruneKept(sent, new Set(), 101 + KEPT_DAYS)).toEqual([sent[1]])
    expect(pruneKept(sent, new Set(), 102 + KEPT_DAYS)).toEqual([])
  })

  it('is written again only where something changes', () => {
    const kept = [message(one, 100)]
    expect(pruneKept(kept, new Set([one]), 100)).toBe(kept)
  })
})
