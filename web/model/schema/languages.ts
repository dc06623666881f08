import { texts } from './fields.ts'

export const languages = texts('label', 'draft', 'inEnglish')
  .extend({
    /** Shown on pages in other languages to visitors whose browser asks for this one. */
    offer: texts('text', 'dismiss'),
  })
  .meta({ title: 'Languages' })
