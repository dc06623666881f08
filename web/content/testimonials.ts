// What customers say. Put real reviews, given with consent, in place of these samples; then take the sample marks away.

import { brand } from './brand.ts'
import { claims, type Survey } from './claims.ts'
import { publications } from './publications.ts'
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
    review: 'My mother made this every December. After the first spoon I rang my sister.',
    rating: 5,
    initials: 'RS',
    verified: true,
    location: 'Nashik',
  },
  {
    sample: true,
    name: 'Imran Kazi',
    title: 'Software engineer',
    review: 'Every ingredient is on the label, and it smells of cardamom.',
    rating: 5,
    initials: 'IK',
    verified: true,
    location: brand.city,
  },
  {
    sample: true,
    name: 'Lakshmi Venkataraman',
    title: 'Bharatanatyam teacher',
    review: 'With warm water, before the six o’clock class. Less sweet than my old one.',
    rating: 5,
    initials: 'LV',
    verified: true,
    location: 'Chennai',
  },
  {
    sample: true,
    name: 'Harpreet Gill',
    title: 'Transport contractor',
    review: 'Ordered at night, answered in the morning. My wife kept the box.',
    rating: 5,
    initials: 'HG',
    verified: true,
    location: 'Ludhiana',
  },
  {
    sample: true,
    name: 'Ananya Bhattacharya',
    title: 'Illustrator',
    review: 'Two children, two opinions about everything, one jar they agree on.',
    rating: 5,
    initials: 'AB',
    verified: true,
    location: 'Kolkata',
  },
  {
    sample: true,
    name: 'Madhav Joglekar',
    title: 'Retired bank officer',
    review: 'One answer was “we do not know, let us ask the doctor”. I trust that.',
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
    review: 'Long pepper first, then something like dried plum. Good on toast, I admit.',
    rating: 5,
    initials: 'TK',
    verified: true,
    location: 'Chikkamagaluru',
  },
  {
    sample: true,
    name: 'Devika Trivedi',
    title: 'Pottery studio owner',
    review: 'The second batch was darker, and a note in the box told me why: later amla.',
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
  /** What stands beside it: what was asked, who answered and when. */
  readonly qualifier: string
}

export const testimonialsText = {
  eyebrow: 'Testimonials',
  heading: 'What customers say',
  /** How the reviews came about and how these nine were picked. */
  collected: {
    sample: true,
    text: 'Sent on WhatsApp after delivery, printed with consent, unpaid. We picked nine with five stars, one from each place.',
  },
  /** Both say so while one of what they name is made up. */
  sampleReviews: testimonials.some(({ sample }) => sample)
    ? 'Made-up samples. How real ones are chosen:'
    : '',
  samplePapers: publications.some(({ sample }) => sample) ? '(made-up samples)' : '',
  summary: whereShown<Figure>([
    [claims.customers, figure(claims.customers)],
    [claims.rating, figure(claims.rating)],
    [claims.repurchase, figure(claims.repurchase)],
  ]),
  /** Stands beside the name of a reviewer whose order is on record. */
  verified: 'Verified',
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
  if (!survey) return { id, value, label, qualifier }
  return {
    id,
    value,
    label,
    qualifier: `${qualifier}${/\W$/.test(qualifier) ? '' : '.'} ${surveySource(survey)}`,
  }
}
