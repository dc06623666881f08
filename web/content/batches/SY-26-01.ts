import { type Batch, BELOW_DETECTION } from '../batch.ts'

export default {
  // Made up, with its report, to show a recall.
  sample: true,
  lot: 'SY-26-01',
  packs: ['250g'],
  madeOn: '2026-11-03',
  bestBefore: '2027-11-02',
  kilograms: 20,
  cookedBy: ['Sharada Bapat'],
  sources: {
    amla: 'Orchards near Junnar; picked on 1 and 2 November 2026',
    honey: 'Beekeepers around Mahabaleshwar, Satara district; summer 2026',
  },
  report: {
    laboratory: 'Sample Laboratory (made up)',
    accreditation: 'SAMPLE',
    number: 'SAMPLE-2026-01',
    date: '2026-11-09',
    measured: {
      lead: { found: 0.06, detectionLimit: 0.02 },
      arsenic: { found: 0.05, detectionLimit: 0.02 },
      cadmium: { found: BELOW_DETECTION, detectionLimit: 0.02 },
      mercury: { found: BELOW_DETECTION, detectionLimit: 0.01 },
      benzoate: { found: BELOW_DETECTION, detectionLimit: 5 },
      sorbate: { found: BELOW_DETECTION, detectionLimit: 5 },
    },
    microbes: 'Yeast and mould under 10 in a gram; no Salmonella in 25 g; no E. coli in a gram',
    pesticides: 'Screened for 210 residues; none found',
  },
  notes: ['A small first batch of the season.'],
  recall: {
    on: '2026-11-14',
    reason:
      'The lids of some jars of this batch do not close tightly. Air and moisture can get in, and the jam can spoil.',
    whatToDo: [
      'Please do not eat from this jar, even if it looks and smells as it should.',
      'Send us a photo of the label on WhatsApp, or call us. You need no invoice.',
      'Choose: your money back, or a new jar, which we send free. We answer within 24 to 48 hours.',
      'Then throw the jar away. Nothing needs to be sent back.',
    ],
  },
} satisfies Batch
