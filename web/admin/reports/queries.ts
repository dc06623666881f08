import { api, bodyOf } from '#web/browser/api/client.ts'

/** The last backup, and the last one that succeeded. */
export const backups = { key: ['backups'], fetch: () => bodyOf(api.owner.backups.$get()) }

/** Which mail is switched on, which settings it lacks, and which mail was refused last. */
export const mail = { key: ['mail'], fetch: () => bodyOf(api.owner.mail.$get()) }

/** The outcome of the newest change of the site. */
export const publications = { key: ['publications'], fetch: () => bodyOf(api.owner.publications.$get()) }
