import { z } from 'zod'
import { POLICIES } from '../../views.ts'
import { text, textIfClaim, texts } from './fields.ts'

/** The anchors of home's sections, and places inside them. */
const SECTIONS = [
  'hero',
  'about',
  'heritage',
  'shop',
  'benefits',
  'testimonials',
  'faq',
  'contact',
  'quality',
  'recipe',
  'ingredients',
  'guarantee',
  'delivery',
  'bulk',
  'suitability',
  'founders-heading',
] as const

/** Where a link leads: a section of home, a page of its own, or the chat in a new tab. */
const target = z.union([
  z.strictObject({ kind: z.literal('section'), id: z.enum(SECTIONS) }),
  z.strictObject({
    kind: z.literal('view'),
    view: z.enum(['blog', ...POLICIES]),
  }),
  z.strictObject({ kind: z.literal('chat') }),
])

/** The icons that MobileBar.tsx draws. */
const BAR_ICONS = ['house', 'info', 'sparkles', 'shopping-bag', 'message-circle'] as const

const link = z.strictObject({ name: textIfClaim(), to: target })

export const navigation = texts(
  'skip',
  'toTop',
  'main',
  'button',
  'buttonName',
  'sections',
  'shortcuts',
  'backToTop',
)
  .extend({
    links: z.array(link).meta({ description: 'In the header' }),
    bar: z
      .array(link.extend({ icon: z.enum(BAR_ICONS) }))
      .meta({ description: 'At the foot of small screens' }),
  })
  .meta({ title: 'Navigation' })

const footerLink = z
  .strictObject({
    name: textIfClaim().nullish().meta({ words: true, description: 'Without one, the title of the page' }),
    to: target,
  })
  .refine(({ name, to }) => name || to.kind === 'view', { path: ['name'], error: 'is missing' })

export const footer = texts('label', 'copyright', 'follow')
  .extend({
    columns: z.array(z.strictObject({ title: text(), links: z.array(footerLink) })),
    dosage: texts('heading', 'text'),
  })
  .meta({ title: 'Footer' })

export const notFound = texts('eyebrow', 'title', 'text', 'backHome', 'ask')
  .extend({ links: z.array(link.extend({ text: text() })) })
  .meta({ title: 'Page for unknown addresses' })

export type Target = z.infer<typeof target>
