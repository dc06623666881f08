import { z } from 'zod'
import { text, texts } from './fields.ts'

/** The pages below `/newsletter` that a link in a mail, the button of such a page, or a form without JavaScript leads to. */
const PAGES = [
  'confirm',
  'unsubscribe',
  'confirmed',
  'unsubscribed',
  'invalid',
  'failed',
  'sent',
  'incorrect',
  'unsent',
] as const

const page = texts('title', 'text').extend({ button: text().nullish() })

/** The texts in a group, each with its path. */
function textsIn(value: unknown, path: string[] = []): { path: string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  return Object.entries(value ?? {}).flatMap(([key, within]) => textsIn(within, [...path, key]))
}

export const mail = texts('sender', 'pageHome')
  .extend({
    confirmation: texts('subject', 'text', 'link', 'expiry', 'notYou').meta({
      description: 'To a new subscriber: the only mail that goes to anybody but the owner',
    }),
    pages: z.record(z.enum(PAGES), page),
  })
  .superRefine((words, context) => {
    for (const { path, text } of textsIn(words)) {
      const [placeholder] = /\{\w*\}/.exec(text) ?? []
      if (placeholder)
        context.addIssue({ code: 'custom', path, message: `has ${placeholder}, which nothing fills in` })
    }
  })
  .meta({ title: 'Mail' })
