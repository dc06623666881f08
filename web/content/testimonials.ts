// What customers say. Put real reviews, given with consent, in place of these samples; then take the sample marks away.

import { brand } from './brand.ts'
import { claims, type Survey } from './claims.ts'
import { whereShown } from './shown.ts'
import { surveySource } from './survey.ts'
import type { Sample } from './types.ts'

export type Testimonial = Sample & {
  readonly name: string
  /** Profession. */
  readonly title: string
  readonly review: string
  readonly rating: 1 | 2 | 3 | 4 | 5
  /** Stands in the circle where a photograph would be. */
  readonly initials: string
  readonly verified: boolean
  readonly location: string
}

export const testimonials: readonly Testimonial[] = [
  {
    sample: true,
    name: 'Rukmini Sathe',
    title: 'School teacher',
    review:
      'My mother used to make this every December with a borrowed pan and half the lane helping. I had stopped looking for that taste. The first spoon was close enough that I rang my sister and described it to her like a fool. She has ordered her own jar since.',
    rating: 5,
    initials: 'RS',
    verified: true,
    location: 'Nashik',
  },
  {
    sample: true,
    name: 'Imran Kazi',
    title: 'Software engineer',
    review:
      'Every ingredient is on the label, and it smells of cardamom when you open the lid. That is all I wanted.',
    rating: 5,
    initials: 'IK',
    verified: true,
    location: brand.city,
  },
  {
    sample: true,
    name: 'Lakshmi Venkataraman',
    title: 'Bharatanatyam teacher',
    review:
      'I take it before the six o’clock class with a little warm water. It is less sweet than the one I bought for years, and you can taste the cardamom at the end.',
    rating: 5,
    initials: 'LV',
    verified: true,
    location: 'Chennai',
  },
  {
    sample: true,
    name: 'Harpreet Gill',
    title: 'Transport contractor',
    review:
      'Ordered on chat at night, got an answer in the morning, and the jar came packed so well that my wife kept the box. She says the chyawanprash is also good.',
    rating: 5,
    initials: 'HG',
    verified: true,
    location: 'Ludhiana',
  },
  {
    sample: true,
    name: 'Ananya Bhattacharya',
    title: 'Illustrator',
    review:
      'Two children, two opinions about everything, one jar they agree on. The younger one licks the spoon and asks if it is Sunday.',
    rating: 5,
    initials: 'AB',
    verified: true,
    location: 'Kolkata',
  },
  {
    sample: true,
    name: 'Madhav Joglekar',
    title: 'Retired bank officer',
    review:
      'I read labels with a magnifying glass, a habit from my working days. I asked three questions about the ingredients before I bought. All three were answered plainly, and one of the answers was “we do not know, let us ask the doctor”. I trust a shop that can say so. We are on the fourth jar.',
    rating: 5,
    initials: 'MJ',
    verified: true,
    location: 'Kolhapur',
  },
  {
    sample: true,
    name: 'Sneha Reddy',
    title: 'Chartered accountant',
    review: 'Bought the small pack to try. Bought the large one nine days later.',
    rating: 5,
    initials: 'SR',
    verified: true,
    location: 'Hyderabad',
  },
  {
    sample: true,
    name: 'Thomas Kurien',
    title: 'Coffee planter',
    review:
      'We judge things by smell in my trade. This one has depth: long pepper first, then something like dried plum. It goes well with milk and, I admit, on toast.',
    rating: 5,
    initials: 'TK',
    verified: true,
    location: 'Chikkamagaluru',
  },
  {
    sample: true,
    name: 'Devika Trivedi',
    title: 'Pottery studio owner',
    review:
      'The second batch was a shade darker than the first, and a note in the box told me why: later amla. I liked that nobody had tried to hide it. My in-laws, my husband and I finish a large jar in about a fortnight.',
    rating: 5,
    initials: 'DT',
    verified: true,
    location: 'Ahmedabad',
  },
]

type Figure = {
  readonly id: string
  readonly value: string
  readonly label: string
  readonly qualifier: string
  /** Who was asked, and when. */
  readonly source?: string
}

export const testimonialsText = {
  eyebrow: 'Testimonials',
  heading: 'What customers say',
  /** How the reviews came about. */
  collected: {
    sample: true,
    text: 'Reviews given on WhatsApp after delivery, printed with consent. We do not pay for reviews.',
  },
  summary: whereShown<Figure>([
    [claims.customers, figure(claims.customers)],
    [claims.rating, figure(claims.rating)],
    [claims.repurchase, figure(claims.repurchase)],
  ]),
  /** Stands beside the name of a reviewer whose order is on record. */
  verified: 'Verified buyer',
  featured: 'Featured in',
} as const

type Counted = {
  readonly id: string
  readonly value: string
  readonly label: string
  readonly qualifier: string
  readonly survey?: Survey
}

function figure({ id, value, label, qualifier, survey }: Counted): Figure {
  const source = survey && surveySource(survey)
  return { id, value, label, qualifier, ...(source && { source }) }
}
