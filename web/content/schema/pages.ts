import { z } from 'zod'
import { type ViewName, views } from '../../views.ts'
import { textIfClaim } from './fields.ts'

/** What browsers, search engines and link previews show of each page; the brand’s name follows the title. */
export const pages = z
  .record(
    z.enum(Object.keys(views) as ViewName[]),
    z.strictObject({ title: textIfClaim(), description: textIfClaim() }),
  )
  .meta({ title: 'Titles and descriptions' })
