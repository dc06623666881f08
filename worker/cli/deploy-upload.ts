import { makePlan } from './deploy-plan.ts'
import { OPTIONS } from './deployment.ts'
import { stop } from './local.ts'
import { readOptions } from './options.ts'
import { leaveReport } from './report.ts'
import { requireBuild, upload } from './upload.ts'

/**
 * The second step of a deploy by the workflow: migrates the database and uploads what deploy-build.ts has built, with the
 * keys, and so imports no content. There is nobody to ask, so it creates, attaches and replaces nothing.
 */
const { demo: _, ...options } = OPTIONS
const { values } = readOptions({ options })
leaveReport('failed', 'Not published; the website is as it was. A programmer has to look at the workflow.')
try {
  requireBuild()
  await upload(await makePlan(undefined, values.replaces), values)
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}
