import { views } from '#web/views.ts'

/** The page for unknown lots: the asset layer answers with the nearest 404.html above a path. */
export const UNKNOWN_BATCH = `${views.batch.path}/404`
