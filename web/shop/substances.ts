export const METALS = ['lead', 'arsenic', 'cadmium', 'mercury'] as const
const PRESERVATIVES = ['benzoate', 'sorbate'] as const
/** What the laboratory measures in every batch. */
export const SUBSTANCES = [...METALS, ...PRESERVATIVES] as const

export type Substance = (typeof SUBSTANCES)[number]

/** What a report gives in place of an amount that the laboratory's method cannot detect. */
export const BELOW_DETECTION = 'below detection limit'
