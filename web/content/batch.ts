// The form of a batch and the words of its page. The batches themselves stand in batches/, one file a lot.

import type { Substance } from './batch-limits.ts'
import { brand } from './brand.ts'
import type { PackId } from './packs.ts'
import type { Sample } from './types.ts'

export const BELOW_DETECTION = 'below detection limit'

/** A value of the laboratory's report. */
export type Measured = {
  /** In mg/kg. */
  readonly found: number | typeof BELOW_DETECTION
  /** The smallest amount that the laboratory's method detects, in mg/kg. */
  readonly detectionLimit: number
}

type LabReport = {
  readonly laboratory: string
  /** Certificate number of the accreditation, such as NABL's. */
  readonly accreditation: string
  readonly number: string
  /** YYYY-MM-DD */
  readonly date: string
  readonly measured: Record<Substance, Measured>
  /** What the report says of microbes, and of pesticide residues. */
  readonly microbes: string
  readonly pesticides: string
}

export type Recall = {
  /** YYYY-MM-DD, when it was announced. */
  readonly on: string
  /** What is wrong, in one or two plain sentences. */
  readonly reason: string
  /** Steps for whoever has a jar, the most urgent first. */
  readonly whatToDo: readonly string[]
}

/** One lot. The report is a PDF of the same name beside the file, the photograph a WebP of the same name. */
export type Batch = Sample & {
  /** As printed on the jar; also the name of the file. */
  readonly lot: string
  readonly packs: readonly PackId[]
  /** YYYY-MM-DD */
  readonly madeOn: string
  /** YYYY-MM-DD, as printed on the jar. */
  readonly bestBefore: string
  /** Jam of the whole lot. */
  readonly kilograms: number
  readonly cookedBy: readonly string[]
  /** Where they grew or were collected. */
  readonly sources: { readonly amla: string; readonly honey: string }
  readonly report: LabReport
  /** What the photograph beside the file shows; left out where there is none. */
  readonly photograph?: string
  readonly notes: readonly string[]
  readonly recall?: Recall
  /** Set when the lot is no longer sold. The page stays for whoever has a jar. */
  readonly retired?: { readonly on: string; readonly reason: string }
}

export const batchText = {
  eyebrow: 'Batch page',
  lot: 'Lot',
  lede: 'What went into your jar, who cooked it, and what the laboratory measured.',
  sample: 'A sample: this batch, its people and its report are made up to show what a batch page holds.',
  allBatches: 'All batches',
  facts: {
    packs: 'Jars',
    madeOn: 'Made on',
    bestBefore: 'Best before',
    kilograms: 'Size of the batch',
    cookedBy: 'Cooked by',
    amla: 'Amla from',
    honey: 'Honey from',
  },
  retired: {
    title: 'No longer sold',
    text: 'This page stays for everyone who still has a jar of this batch.',
  },
  recall: {
    title: 'We are recalling lot',
    since: 'Since',
    whatToDo: 'What to do now',
    chat: 'Tell us about your jar',
    call: 'Call',
    otherLots: 'Other lot codes are not affected by this recall.',
  },
  measured: {
    id: 'report',
    heading: 'What the laboratory measured',
    columns: { substance: 'Tested for', found: 'Found, mg/kg', limit: 'Limit, mg/kg' },
    aSpoon: 'µg in a level teaspoon',
    microbes: 'Microbes',
    pesticides: 'Pesticides',
    unit: 'µg: millionths of a gram. mg/kg: milligrams in one kilogram of jam.',
    below: 'Not detected',
    detects: 'the test detects',
    from: 'and above',
    above: 'Above the limit',
    noneAllowed: 'None',
    preservativeRule: 'Preservatives: we add none, so none may be found.',
    notLimited: 'See label',
    metals: 'Limits for metals:',
    report: 'Read the laboratory report (PDF)',
    number: 'Report',
    accreditation: 'Accreditation',
  },
  notes: 'Notes from the kitchen',
  storage: 'How to keep it',
  again: {
    heading: 'Another jar?',
    text: `Each button opens WhatsApp with the pack and this lot filled in. You get a jar of the batch that is on sale; its code is on the label.`,
    questionHeading: 'A question about this jar?',
    question: 'Ask about this jar',
    policy: 'Damaged or spoiled? See the refund policy',
  },
  picture: {
    caption: 'The code, the lot and both dates are on the back of the jar.',
  },
  finder: {
    title: 'Find your batch',
    lede: 'Type the lot code from the back of your jar. You see when it was made, where the amla came from, and the laboratory’s report.',
    label: 'Lot code',
    hint: 'Small letters and missing hyphens are fine. O counts as 0, I and L as 1.',
    button: 'Show the batch',
    empty: 'Please type the lot code first. It is printed below the square code on the back of the jar.',
    unknown: {
      before: 'We have no batch with the code',
      after:
        'Batches from before this website have no page; every later one keeps its page, even when it is sold out. Please compare the code with your jar. If it is right, send us a photo of the label: we will find out what it is.',
      chat: 'Send us the code',
    },
    onSale: 'On sale now',
    earlier: 'Earlier batches',
    newest: 'Newest',
    sample: 'Sample',
    recalled: 'Recalled',
    retired: 'No longer sold',
    made: 'Made on',
  },
  notFound: {
    title: 'We have no batch with this code',
    lede: 'Please compare the code with the back of your jar and type it again. Batches from before this website have no page.',
  },
  link: {
    report: 'Report of the newest batch',
    find: 'Find your batch',
  },
} as const

/** Title and description of a batch's page, for browsers and search engines. */
export function batchMeta({ lot, recall, retired }: Batch): { title: string; description: string } {
  const state = recall ? 'Recalled. ' : retired ? 'No longer sold. ' : ''
  return {
    title: `Lot ${lot} | ${brand.name}`,
    description: `${state}${brand.name} ${brand.product.toLowerCase()}, lot ${lot}: when it was made, where amla and honey came from, and the laboratory’s values for lead, arsenic, cadmium, mercury and preservatives.`,
  }
}
