import { api, bodyOf } from '#web/browser/api/client.ts'

/** What the owner has to do. */
export const toDo = { key: ['to-do'], fetch: () => bodyOf(api.owner['to-do'].$get()) }
