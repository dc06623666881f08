// The blog's categories. Names, descriptions and colours may change; an article names its category by id.

export type CategoryId = 'ayurvedic-wellness' | 'product-guide' | 'immunity-health' | 'seasonal-wellness'

export type Category = {
  id: CategoryId
  name: string
  description: string
  /** A colour of the site's palette. */
  colour: 'moss' | 'honey' | 'leaf' | 'clay'
}

export const categories: readonly Category[] = [
  {
    id: 'ayurvedic-wellness',
    name: 'Ayurvedic Wellness',
    description: 'Old daily habits that still fit a working day: food, sleep, movement and rest.',
    colour: 'moss',
  },
  {
    id: 'product-guide',
    name: 'Product Guide',
    description: 'How to read a label, choose a jar and know what you are paying for.',
    colour: 'honey',
  },
  {
    id: 'immunity-health',
    name: 'Immunity & Health',
    description: 'What the classical texts say, what the studies found, and what neither answers.',
    colour: 'leaf',
  },
  {
    id: 'seasonal-wellness',
    name: 'Seasonal Wellness',
    description: 'Eating and living with the six Indian seasons, from the first rain to the last chill.',
    colour: 'clay',
  },
]
