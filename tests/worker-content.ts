import { writeWorkerContent } from '#web/build/worker-content.ts'

/** Writes what the Worker imports, for who changes content or code and has not built: it is in no commit. */
export const setup = () => writeWorkerContent()
