import { z } from 'zod'
import { entryId, listById, ofClaim, texts } from './fields.ts'

export const testimonials = texts('eyebrow', 'heading', 'intro', 'verified', 'rated')
  .extend({
    few: texts('one', 'two', 'three', 'intro').meta({
      title: 'Up to three reviews',
      description: 'The heading by their number, and the first sentence',
    }),
    summary: z.array(z.strictObject(ofClaim)),
    reviews: listById(
      texts('name', 'title', 'review', 'initials', 'location').extend({
        id: entryId(),
        rating: z.int().min(1).max(5),
        verified: z.boolean().meta({ description: 'The order is on record' }),
      }),
    )
      .default([])
      .meta({ title: 'Reviews', description: 'Real ones, given with consent' }),
    featured: texts('heading').extend({
      papers: z
        .array(texts('name').extend({ id: entryId() }))
        .default([])
        .meta({ description: 'Who has written about us, each with an article that can be shown' }),
    }),
  })
  .meta({ title: 'Testimonials' })
