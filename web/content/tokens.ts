// Texts that articles and policies take from the other content files, as `{group.name}`. Nothing to change here.

import { claims } from './claims.ts'
import { delivery, zones } from './delivery.ts'
import { childRule, doseColumns, doseNote, doses, doseTable, gramsADayText } from './doses.ts'
import { decoction, type Herb, ingredients, labelFacts, nutrition, stirredIn } from './label.ts'
import { ASK_US, legal, legalText, seller } from './legal.ts'
import { lowerFirst } from './lower-first.ts'
import { letterService } from './policy.ts'
import {
  cancellation,
  generalReturns,
  refundCases,
  refundText,
  refundTime,
  undelivered,
  windowText,
} from './refund.ts'

const maker = legal.businessName && legal.address ? `${legal.businessName}, ${legal.address}` : ASK_US
const officer = legal.grievanceOfficer

const shelfLife =
  labelFacts.shelfLifeMonths === null
    ? ASK_US
    : [`${labelFacts.shelfLifeMonths} months`, lowerFirst(labelFacts.afterOpening ?? '')]
        .filter(Boolean)
        .join('; ')

/** Our jar against the six lines of the label reader's guide; a line passes once what it asks for is known. */
const ownJar: readonly (readonly [line: string, ours: string, passes: boolean])[] = [
  [
    '1. Ingredients with amounts',
    `The table above; ${amountOf('added-sugars')} are added sugars`,
    ingredients.list.every(({ gramsPer100 }) => gramsPer100 !== null),
  ],
  [
    '2. Reference text',
    `${labelFacts.reference ?? ASK_US}, with about a third of its ghee and oil`,
    labelFacts.reference !== null,
  ],
  [
    '3. Licence and address',
    `${legal.licence.number ? `${legal.licence.kind} ${legal.licence.number}` : 'No licence number to show'}; ${maker}`,
    legal.licence.number !== null && legal.address !== null,
  ],
  ['4. Batch and dates', `Lot, made on, best before: ${shelfLife}`, labelFacts.shelfLifeMonths !== null],
  ['5. Preservatives and colours', 'None added. Sugar, honey and ghee keep it', claims.noPreservatives.shown],
  ['6. Test report', 'On the page of your lot, or on WhatsApp with the lot number', true],
]

/** Values may be Markdown of several lines; in the head of a file only those of one line fit. */
export const tokens: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dose: {
    adults: doses.adultsDaily.amount,
    adultsGrams: gramsADayText(doses.adultsDaily),
    child: childRule,
    note: doseNote,
  },
  label: {
    storage: labelFacts.storage,
    allergens: labelFacts.allergens.map(({ name, from }) => `${name.toLowerCase()} (${from})`).join(', '),
  },
  table: {
    ingredients: table(
      ['Ingredient', 'Hindi', 'What it is for', 'For 100 g of jam'],
      ingredients.list.map(({ name, hindi, purpose, gramsPer100 }) => [
        name,
        `<Hi>${hindi}</Hi>`,
        purpose,
        gramsPer100 === null ? ASK_US : `${gramsPer100} g`,
      ]),
    ),
    doses: table(
      Object.values(doseColumns),
      doseTable.map(({ who, begin, fuller }) => [who, begin, fuller ?? '']),
    ),
    ownJar: table(
      ['Line', 'Our jar', 'Passes'],
      ownJar.map(([line, ours, passes]) => [line, ours, passes ? 'Yes' : 'Not yet']),
    ),
    decoction: herbTable(decoction.herbs),
    stirredIn: herbTable(stirredIn.herbs),
  },
  refund: {
    noReturns: `${lowerFirst(generalReturns.slice(0, -1))}`,
    time: refundTime,
    closedAdvice: refundText.closedAdvice,
    cancellation: cancellation.map((line) => `- ${line}`).join('\n'),
    undelivered: undelivered.map(({ name, text }) => `**${name}.** ${text}`).join('\n\n'),
    cases: refundCases
      .map((refundCase) =>
        [
          `## ${refundCase.name}`,
          `Tell us **within ${windowText(refundCase)} of delivery**, and send:`,
          refundCase.send.map((item) => `- ${item}`).join('\n'),
          [refundCase.remedy, refundCase.note].filter(Boolean).join(' '),
        ].join('\n\n'),
      )
      .join('\n\n'),
  },
  delivery: {
    zones: table(
      [delivery.columns.zone, delivery.columns.days, delivery.columns.charge],
      zones.list.map(({ name, days, charge }) => [name, `${days.from} to ${days.to}`, `₹${charge}`]),
    ),
    facts: delivery.strip.map(({ name, text }) => `- **${name}:** ${text}`).join('\n'),
  },
  policy: { letterService: letterService.name },
  legal: {
    complaintClock: legalText.complaintClock,
    rights: legalText.rights,
    helpline: legalText.helpline,
    officer:
      [officer.name, officer.designation, officer.phone, officer.email].filter(Boolean).join(', ') || ASK_US,
    seller: seller.map(({ name, value }) => `- **${name}:** ${value ?? ASK_US}`).join('\n'),
    businessName: legal.businessName ?? ASK_US,
    address: legal.address ?? ASK_US,
  },
}

function herbTable(herbs: readonly Herb[]): string {
  return table(
    ['Sanskrit', 'Hindi', 'English'],
    herbs.map(({ sanskrit, hindi, english }) => [sanskrit, `<Hi>${hindi}</Hi>`, english]),
  )
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function amountOf(id: string): string {
  const nutrient = nutrition.find((row) => row.id === id)
  return nutrient && nutrient.per100g !== null ? `${nutrient.per100g} ${nutrient.unit} in 100 g` : ASK_US
}
