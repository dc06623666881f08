import { z } from 'zod'
import { code, entryId, listById, text, textIfClaim, texts } from './fields.ts'

export const founders = texts('eyebrow', 'button')
  .extend({
    heading: textIfClaim(),
    intro: textIfClaim(),
    people: listById(
      texts('name', 'title', 'specialization', 'description').extend({
        id: entryId(),
        initials: text().meta({ description: 'In the arch where a portrait would be' }),
        experience: textIfClaim().nullish(),
        doctor: z
          .boolean()
          .nullish()
          .meta({ description: 'Whether they call themselves one: the registration is needed then' }),
        registration: code()
          .nullish()
          .meta({ description: 'With a state council of Indian medicine; empty while it is not known' }),
      }),
    )
      .default([])
      .meta({ title: 'Founders' }),
    labels: texts('experience', 'registration', 'specialization', 'more', 'less', 'close'),
    vision: texts('heading', 'text').extend({
      pillars: z.array(texts('title').extend({ description: textIfClaim() })),
    }),
    promise: texts('text', 'one').meta({ description: '`one` where one person makes it' }),
  })
  .meta({ title: 'Founders', description: 'Real people, with their consent' })
