import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWorkerContent } from '#web/site-build/worker-content.ts'

/**
 * Writes what the Worker imports, for who changes content or code and has not built: it is in no commit. Gives the tests, and
 * what they start, a temporary folder, which goes with all that they leave in it.
 */
export default function setUp(): () => void {
  writeWorkerContent()
  const temporary = mkdtempSync(join(tmpdir(), 'tests-'))
  process.env.TMPDIR = temporary
  return () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 })
}
