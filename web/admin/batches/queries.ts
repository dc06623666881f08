import { api, bodyOf } from '#web/browser/api/client.ts'

/** When the owner did each step of a recall. */
export function queryRecall(lot: string) {
  return {
    key: ['recall', lot],
    fetch: () => bodyOf(api.owner.recalls[':lot'].$get({ param: { lot } })),
  }
}
