import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { stop } from './local.ts'
import { reviewMigration } from './migration-review.ts'

/** `npm run db:generate -- --name <what>`: drizzle-kit writes a migration; this prints what to change in it by hand. */
const FOLDER = 'migrations'
const list = () => readdirSync(FOLDER).filter((file) => file.endsWith('.sql'))
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8')

const earlier = list()
const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { stdio: 'inherit' })
if (status !== 0) stop('No migration was written. The reason is above.')
const problems = list()
  .filter((file) => !earlier.includes(file))
  .flatMap((file) =>
    reviewMigration(read(file), earlier.map(read).join('\n')).map((line) => `${FOLDER}/${file}  ${line}`),
  )
if (problems.length > 0) stop(problems.join('\n'))
