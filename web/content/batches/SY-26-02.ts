import { type Batch, BELOW_DETECTION } from '../batch.ts'

export default {
  // Made up, with its report, to show a batch on sale.
  sample: true,
  lot: 'SY-26-02',
  packs: ['500g', '250g'],
  madeOn: '2026-11-10',
  bestBefore: '2027-11-09',
  kilograms: 38,
  cookedBy: ['Sharada Bapat', 'Ganesh Pawar'],
  sources: {
    amla: 'Orchards near Junnar; picked on 7 and 8 November 2026',
    honey: 'Beekeepers around Mahabaleshwar, Satara district; summer 2026',
  },
  report: {
    laboratory: 'Sample Laboratory (made up)',
    accreditation: 'SAMPLE',
    number: 'SAMPLE-2026-02',
    date: '2026-11-16',
    measured: {
      lead: { found: 0.04, detectionLimit: 0.02 },
      arsenic: { found: 0.06, detectionLimit: 0.02 },
      cadmium: { found: BELOW_DETECTION, detectionLimit: 0.02 },
      mercury: { found: BELOW_DETECTION, detectionLimit: 0.01 },
      benzoate: { found: BELOW_DETECTION, detectionLimit: 5 },
      sorbate: { found: BELOW_DETECTION, detectionLimit: 5 },
    },
    microbes: 'Yeast and mould under 10 in a gram; no Salmonella in 25 g; no E. coli in a gram',
    pesticides: 'Screened for 210 residues; none found',
  },
  notes: [
    'The amla was riper than in the first batch of November: this one is a little sweeter and lighter.',
    'Seven hours on the fire; the honey went in the next morning.',
  ],
} satisfies Batch
