import { existsSync } from 'node:fs'
import { DEMONSTRATION, OWN_SHOP } from '#web/model/shop-folder.ts'
import { problemLines } from './problem-lines.ts'
import { refusals } from './refusals.ts'

/** A part of `npm run check`: what is wrong with the content of the demonstration, and of a shop of one's own. */
for (const folder of [DEMONSTRATION, OWN_SHOP].filter((each) => existsSync(each))) {
  const problems = refusals('unopened', folder)
  for (const line of problemLines(problems, folder)) console.error(line)
  if (problems.length > 0) process.exitCode = 1
}
