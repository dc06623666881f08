import { z } from 'zod'
import { text, texts } from './fields.ts'

/** The pages below `/newsletter` that a link in a mail, or the button of such a page, leads to. */
const PAGES = ['confirm', 'unsubscribe', 'confirmed', 'unsubscribed', 'invalid', 'failed'] as const

const page = texts('title', 'text').extend({ button: text().nullish() })

export const mail = texts('sender', 'pageHome')
  .extend({
    confirmation: texts('subject', 'text', 'link', 'expiry', 'notYou').meta({
      description: 'To a new subscriber: the only mail that goes to anybody but the owner',
    }),
    pages: z.record(z.enum(PAGES), page),
  })
  .meta({ title: 'Mail' })
