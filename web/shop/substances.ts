export const METALS = ['lead', 'arsenic', 'cadmium', 'mercury'] as const
export const PRESERVATIVES = ['benzoate', 'sorbate'] as const
/**
 * The tests of a laboratory whose names the software knows, with the units of their values: pH and water activity have none.
 * Any other has a name and a unit of the shop's own.
 */
export const UNITS = {
  lead: 'mg/kg',
  arsenic: 'mg/kg',
  cadmium: 'mg/kg',
  mercury: 'mg/kg',
  benzoate: 'mg/kg',
  sorbate: 'mg/kg',
  ph: '',
  acidity: '%',
  salt: '%',
  'water-activity': '',
} as const

export type KnownTest = keyof typeof UNITS
export const KNOWN_TESTS = Object.keys(UNITS) as [KnownTest, ...KnownTest[]]

/** The most mg/kg of each metal that the law allows, in a food and in a drug: web/words/en/limits.json names the laws. */
export const METAL_LIMITS: Readonly<
  Record<'food' | 'drug', Readonly<Record<(typeof METALS)[number], number>>>
> = {
  food: { lead: 2.5, arsenic: 1.1, cadmium: 1.5, mercury: 1 },
  drug: { lead: 10, arsenic: 3, cadmium: 0.3, mercury: 1 },
}
