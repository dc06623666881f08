import { type Batch, BELOW_DETECTION } from '../batch.ts'

export default {
  // Made up, with its report, to show a batch that is sold out.
  sample: true,
  lot: 'SY-25-07',
  packs: ['500g'],
  madeOn: '2025-12-11',
  bestBefore: '2026-12-10',
  kilograms: 40,
  cookedBy: ['Sharada Bapat', 'Ganesh Pawar'],
  sources: {
    amla: 'Orchards near Shirur; picked on 8 December 2025',
    honey: 'Beekeepers around Bhor; summer 2025',
  },
  report: {
    laboratory: 'Sample Laboratory (made up)',
    accreditation: 'SAMPLE',
    number: 'SAMPLE-2025-07',
    date: '2025-12-17',
    measured: {
      lead: { found: 0.05, detectionLimit: 0.02 },
      arsenic: { found: BELOW_DETECTION, detectionLimit: 0.02 },
      cadmium: { found: 0.03, detectionLimit: 0.02 },
      mercury: { found: BELOW_DETECTION, detectionLimit: 0.01 },
      benzoate: { found: BELOW_DETECTION, detectionLimit: 5 },
      sorbate: { found: BELOW_DETECTION, detectionLimit: 5 },
    },
    microbes: 'Yeast and mould under 10 in a gram; no Salmonella in 25 g; no E. coli in a gram',
    pesticides: 'Screened for 210 residues; none found',
  },
  notes: [],
  retired: { on: '2026-04-18', reason: 'Sold out' },
} satisfies Batch
