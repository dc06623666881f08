export const METALS = ['lead', 'arsenic', 'cadmium', 'mercury'] as const
const PRESERVATIVES = ['benzoate', 'sorbate'] as const
/** What the laboratory measures in every batch. */
export const SUBSTANCES = [...METALS, ...PRESERVATIVES] as const

export type Substance = (typeof SUBSTANCES)[number]

/** What a report gives in place of an amount that the laboratory's method cannot detect. */
export const BELOW_DETECTION = 'below detection limit'

/** The most mg/kg of each metal that the law allows, in a food and in a drug: web/words/en/limits.json names the laws. */
export const METAL_LIMITS: Readonly<
  Record<'food' | 'drug', Readonly<Record<(typeof METALS)[number], number>>>
> = {
  food: { lead: 2.5, arsenic: 1.1, cadmium: 1.5, mercury: 1 },
  drug: { lead: 10, arsenic: 3, cadmium: 0.3, mercury: 1 },
}
