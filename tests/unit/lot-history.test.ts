import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { BATCH_FOLDER } from '#web/build/batches/batch-folder.ts'
import { lotHistory } from '#web/build/batches/lot-history.ts'
import { problemLine } from '#web/content/checked.ts'

const LOT = 'SY-26-01'
const OTHER = 'SY-26-02'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lots-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, BATCH_FOLDER), { recursive: true })
  return folder
}

/** A repository with a real lot in its first commit. */
function repository() {
  const root = emptyFolder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args])
  const batches = join(root, BATCH_FOLDER)
  const commit = () => {
    git('add', '--all')
    git('commit', '--quiet', '--allow-empty', '--message', 'Change the batches')
  }
  const write = (lot: string, sample?: boolean, file = lot) =>
    writeFileSync(join(batches, `${file}.json`), JSON.stringify({ lot, sample }))
  const remove = (lot: string) => rmSync(join(batches, `${lot}.json`))
  git('init', '--quiet', '--initial-branch', 'main')
  write(LOT)
  commit()
  return {
    root,
    batches,
    git,
    commit,
    write,
    remove,
    problems: () => lotHistory(batches).problems.map(problemLine),
  }
}

/** Runs the check of `npm run check` in a folder. */
function runCheck(cwd: string, env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('web/build/checks/check-lots.ts')],
    { cwd, encoding: 'utf8', env: { ...process.env, LOT_HISTORY: '', ...env } },
  )
  return { status, output: stdout + stderr }
}

it('lets a lot be added, changed and retired, and a sample be removed', () => {
  const { batches, commit, write, remove } = repository()
  write(OTHER, true)
  commit()
  remove(OTHER)
  writeFileSync(join(batches, `${LOT}.json`), JSON.stringify({ lot: LOT, retired: { on: '2027-01-01' } }))
  commit()
  expect(lotHistory(batches)).toEqual({ problems: [] })
})

it.each(['in the work tree', 'in an earlier commit'])('refuses a lot that was removed %s', (when) => {
  const { commit, remove, problems } = repository()
  remove(LOT)
  if (when === 'in an earlier commit') {
    commit()
    commit()
  }
  expect(problems()).toEqual([expect.stringMatching(`lot ${LOT} was removed.*put it back`)])
})

it('refuses a lot whose code was changed, with or without the name of its file', () => {
  const { write, remove, problems } = repository()
  write(OTHER, false, LOT)
  expect(problems()).toEqual([expect.stringContaining(`lot ${LOT} was removed, or its code changed`)])
  remove(LOT)
  write(OTHER)
  expect(problems()).toHaveLength(1)
})

it('refuses a real lot that became a sample, which could be removed next', () => {
  const { commit, write, remove, problems } = repository()
  write(LOT, true)
  commit()
  expect(problems()).toEqual([expect.stringContaining(`lot ${LOT} became a sample`)])
  remove(LOT)
  commit()
  expect(problems()).toEqual([expect.stringContaining(`lot ${LOT} was removed`)])
})

it('lets a branch rename its lot before it is merged', () => {
  const { git, commit, write, remove, problems } = repository()
  git('checkout', '--quiet', '-b', 'branch')
  write('SY-26-20')
  commit()
  remove('SY-26-20')
  write(OTHER)
  commit()
  git('checkout', '--quiet', 'main')
  git('merge', '--quiet', '--no-ff', '--no-edit', 'branch')
  expect(problems()).toEqual([])
})

it.each(['<<<<<<<', 'null', '[]', '{}', '{ "lot": null }', '{ "lot": "sy 26" }', '{ "lot": 2601 }'])(
  'passes over a version that was never published: %s',
  (version) => {
    const { batches, commit, write, problems } = repository()
    writeFileSync(join(batches, `${OTHER}.json`), version)
    expect(lotHistory(batches)).toEqual({ problems: [] })
    commit()
    write(OTHER)
    commit()
    expect(lotHistory(batches)).toEqual({ problems: [] })
    writeFileSync(join(batches, `${OTHER}.json`), version)
    expect(problems()).toEqual([expect.stringContaining(`lot ${OTHER} was removed`)])
  },
)

it('lets a lot go that could not be distinguished from an older one, and the older one stays', () => {
  const { commit, write, remove, problems } = repository()
  const misread = LOT.replace('0', 'O')
  write(misread)
  commit()
  remove(misread)
  expect(problems()).toEqual([])
  commit()
  expect(problems()).toEqual([])
  remove(LOT)
  write(misread)
  expect(problems()).toEqual([expect.stringContaining(`lot ${LOT} was removed`)])
})

it('says in a shallow clone that commits are missing, and compares those that are there', () => {
  const { root, commit, write, remove } = repository()
  write(OTHER)
  commit()
  const clone = emptyFolder()
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, join(clone, 'shallow')])
  const shallow = join(clone, 'shallow')
  expect(runCheck(shallow)).toEqual({
    status: 0,
    output: expect.stringContaining('Not all lots were compared with earlier commits: this clone lacks'),
  })
  expect(runCheck(shallow, { LOT_HISTORY: 'required' }).status).toBe(1)
  rmSync(join(shallow, BATCH_FOLDER, `${LOT}.json`))
  expect(runCheck(shallow)).toMatchObject({ status: 1, output: expect.stringContaining(`lot ${LOT} was`) })
  expect(runCheck(root, { LOT_HISTORY: 'required' })).toEqual({ status: 0, output: '' })
  remove(LOT)
  expect(runCheck(root).status).toBe(1)
})

it('says without git that nothing was compared, and fails where that is required', () => {
  const folder = emptyFolder()
  const output = expect.stringContaining('git has no history to read')
  expect(runCheck(folder)).toEqual({ status: 0, output })
  expect(runCheck(folder, { LOT_HISTORY: 'required' })).toEqual({ status: 1, output })
  expect(runCheck(folder, { PATH: '' })).toEqual({ status: 0, output })
})
