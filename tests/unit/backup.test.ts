import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Decrypter } from 'age-encryption'
import { beforeEach, describe, expect, it } from 'vitest'
import { reportInput } from '#worker/reports/input.ts'
import { AWKWARD, makeFolder, owner, runIn, TIMEOUT_MS } from '../cli-folder.ts'
import { migrationStatements } from '../worker/migration-statements.ts'

/** An export of a database with one sign-up. */
const EXPORT = [
  ...migrationStatements(),
  `INSERT INTO newsletter_subscriptions (id, email, subscribed_at, created_at, status, user_agent)
    VALUES ('1', 'asha@visitor.example', 1, 1, 'pending', '${AWKWARD.replaceAll("'", "''")}')`,
].join(';\n')
const ORPHAN = `CREATE TABLE notes (inquiry_id TEXT REFERENCES contact_inquiries (id)); INSERT INTO notes VALUES ('gone')`
/** Exports a file, or prints the counts of the database. */
const WRANGLER = `echo "$*" >> started
case "$*" in
  *--output*)
    for file; do :; done
    cp export.sql "$file"
    if test -s error; then cat error >&2; exit 1; fi ;;
  *) cat counts ;;
esac`

let folder: string
const inFolder = (name: string) => join(folder, name)
beforeEach(() => {
  folder = makeFolder(WRANGLER)
})

/** Backs up an export of a database with so many sign-ups, or one that fails with an error. */
function backUp(sql: string, { rows = 1, error = '' } = {}) {
  writeFileSync(inFolder('export.sql'), sql)
  writeFileSync(inFolder('counts'), JSON.stringify([{ results: [{ newsletter_subscriptions: rows }] }]))
  writeFileSync(inFolder('error'), error)
  const output = inFolder('output')
  const ran = runIn(folder, 'npm run backup -- --remote', { GITHUB_OUTPUT: output })
  const report = reportInput.parse(JSON.parse(readFileSync(output, 'utf8').replace(/^report=/, '')))
  const started = existsSync(inFolder('started')) ? readFileSync(inFolder('started'), 'utf8') : ''
  return { ...ran, report, started: started.match(/(?<=^d1 )\w+/gm) }
}

/** What is in the only backup. */
async function decrypt(): Promise<string> {
  const [file = '', ...others] = readdirSync(inFolder('.wrangler/backups'))
  expect(others).toEqual([])
  const decrypter = new Decrypter()
  decrypter.addIdentity(owner)
  return decrypter.decrypt(readFileSync(inFolder(`.wrangler/backups/${file}`)), 'text')
}

describe('npm run backup', { timeout: TIMEOUT_MS }, () => {
  it('exports again when the numbers of rows differ, and saves a readable file with a warning', async () => {
    const { status, report, printed, started } = backUp(EXPORT, { rows: 5 })
    const detail = expect.stringMatching(/\.sql\.age: 1 row, read back/)
    expect([status, report]).toEqual([0, { outcome: 'succeeded', detail }])
    expect(started?.filter((command) => command === 'export')).toHaveLength(2)
    expect(printed).toContain('Warning: newsletter_subscriptions has 1 row, the database had 5 and then 5')
    expect(await decrypt()).toBe(EXPORT)
  })

  it.each([
    // In the colours of wrangler, which the Worker refuses.
    ['an export that fails', EXPORT, { error: '\u001b[31m✘ ERROR\u001b[0m' }, 'export failed: ✘ ERROR'],
    ['an export that is no SQL', `${EXPORT};\nVALUES 'asha@visitor.example'`, {}, 'cannot be read back: SQL'],
    ['an export with an orphan', `${EXPORT};\n${ORPHAN}`, {}, 'is damaged: [{"table":"notes"'],
  ])('saves no backup of %s, says what to do, and prints no address', (_, sql, problem, reason) => {
    const { status, report, printed } = backUp(sql, problem)
    expect(printed).toMatch(/No backup was saved\. Correct this, and run/)
    expect([status, report]).toEqual([1, { outcome: 'failed', detail: expect.stringContaining(reason) }])
    expect(printed).not.toContain('asha')
    expect(existsSync(inFolder('.wrangler/backups'))).toBe(false)
  })
})
