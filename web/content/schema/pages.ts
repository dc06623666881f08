import { z } from 'zod'
import { type ViewName, views } from '../../views.ts'
import { texts } from './fields.ts'

/** What browsers, search engines and link previews show of each page; the brand’s name follows the title. */
export const pages = z
  .record(z.enum(Object.keys(views) as ViewName[]), texts('title', 'description'))
  .meta({ title: 'Titles and descriptions' })
