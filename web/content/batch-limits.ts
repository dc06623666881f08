// What a batch is measured against. Confirm each limit with your laboratory; regulations change.

import { claims } from './claims.ts'
import type { Regime } from './legal.ts'
import type { Sample } from './types.ts'

export const metals = ['lead', 'arsenic', 'cadmium', 'mercury'] as const
export const preservatives = ['benzoate', 'sorbate'] as const

export type Metal = (typeof metals)[number]
type Preservative = (typeof preservatives)[number]
export type Substance = Metal | Preservative

export const substances = [...metals, ...preservatives] as const

export const substanceNames: Record<Substance, string> = {
  lead: 'Lead',
  arsenic: 'Arsenic',
  cadmium: 'Cadmium',
  mercury: 'Mercury',
  benzoate: 'Benzoates, INS 210–213 (preservative)',
  sorbate: 'Sorbates, INS 200–203 (preservative)',
}

export type MetalLimits = Sample & {
  /** Where the limits stand. */
  readonly regulation: string
  /** Highest amount allowed, in mg/kg. */
  readonly mgPerKg: Record<Metal, number>
}

/** The limits for metals by the law under which the jar is sold (`regime` in legal.ts). */
export const metalLimits: Record<Regime, MetalLimits> = {
  food: {
    // To be confirmed against the compendium in force.
    sample: true,
    regulation:
      'Food Safety and Standards (Contaminants, Toxins and Residues) Regulations, 2011, regulation 2.1.1, foods not specified',
    mgPerKg: { lead: 2.5, arsenic: 1.1, cadmium: 1.5, mercury: 1 },
  },
  drug: {
    // To be confirmed against the edition in force.
    sample: true,
    regulation: 'The Ayurvedic Pharmacopoeia of India, permissible limits for heavy metals',
    mgPerKg: { lead: 10, arsenic: 3, cadmium: 0.3, mercury: 1 },
  },
}

/** While the site claims that no preservative is added, none may be found: stricter than any regulation. */
export const noPreservativesAllowed: boolean = claims.noPreservatives.shown
