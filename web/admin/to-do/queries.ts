import { api, bodyOf } from '#web/browser/api/client.ts'

export const toDo = { key: ['to-do'], fetch: () => bodyOf(api.owner['to-do'].$get()) }
