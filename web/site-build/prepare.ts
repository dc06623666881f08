import { parseArgs } from 'node:util'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'
import { ContentError } from '#web/model/validation.ts'
import { findUnknownFiles } from './checks/content-files.ts'
import { failureText } from './checks/problem-lines.ts'
import { SHOP_STATE } from './languages.ts'
import { writeWorkerContent } from './worker-content.ts'

/**
 * Runs before builds, `npm run dev` and checks: refuses files that a bundler would apply, and writes what the Worker
 * imports, of what `SHOP_STATE` shows. A build names the folder to write it into.
 */
const { positionals } = parseArgs({ allowPositionals: true })
try {
  const unknown = findUnknownFiles()
  if (unknown.length > 0) throw new ContentError(unknown)
  writeWorkerContent(positionals[0], SHOP_STATE)
} catch (error) {
  console.error(failureText(error, SHOP_FOLDER))
  process.exitCode = 1
}
