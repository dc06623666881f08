import { api, bodyOf } from '#web/browser/api/client.ts'

/** The last backup, and the last one that succeeded. */
export const backups = { key: ['backups'], fetch: () => bodyOf(api.owner.backups.$get()) }

/** What is switched on of mail, what is missing for it and what was refused last. */
export const mail = { key: ['mail'], fetch: () => bodyOf(api.owner.mail.$get()) }

/** The outcome of the newest change of the site. */
export const publications = { key: ['publications'], fetch: () => bodyOf(api.owner.publications.$get()) }
