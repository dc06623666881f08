import { z } from 'zod'
import { isPolicy, type ViewName, views } from '../../views.ts'
import { textIfClaim } from './fields.ts'

/**
 * What browsers, search engines and link previews show of each page; the brand’s name follows the title. A policy’s text
 * has its own.
 */
export const pages = z
  .record(
    z.enum((Object.keys(views) as ViewName[]).filter((name) => !isPolicy(name))),
    z.strictObject({ title: textIfClaim(), description: textIfClaim() }),
  )
  .meta({ title: 'Titles and descriptions' })
