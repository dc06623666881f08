import { problemLine } from '#web/content/checked.ts'
import { BATCH_FOLDER } from '../batches/batch-folder.ts'
import { lotHistory } from '../batches/lot-history.ts'

/**
 * Part of `npm run check`: refuses a change that removes a lot or its code. What cannot be compared is said; with
 * `LOT_HISTORY=required`, as in CI, it is a failure.
 */
const { problems, unchecked } = lotHistory(BATCH_FOLDER)
for (const problem of problems) console.error(problemLine(problem))
if (unchecked) console.warn(`Not all lots were compared with earlier commits: ${unchecked}`)
if (problems.length > 0 || (unchecked && process.env.LOT_HISTORY === 'required')) process.exitCode = 1
