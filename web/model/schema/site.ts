import { texts } from './fields.ts'

/** Words of every page's scripts, which read them from the page (web/browser/site-words.ts). */
export const site = texts('stopped', 'retry', 'brokenImage', 'notifications', 'closeNotification', 'pinCode')
  .extend({
    notLoaded: texts('text', 'reload').meta({ description: 'Where the code of a part is missing' }),
    unreachable: texts('title', 'text').meta({ description: 'Where a request has no answer' }),
  })
  .meta({ title: 'Messages of every page' })
