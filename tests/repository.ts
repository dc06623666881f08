import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { reportInput } from '#worker/reports/input.ts'

/** Runs git in a folder, as a person whose name it knows. */
export function gitIn(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Asha Pol', '-c', 'user.email=asha@example.org']
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim()
}

/** Commits everything on `main`, at the remote too. */
export function commitIn(folder: string): string {
  gitIn(folder, 'add', '--all')
  gitIn(folder, 'commit', '--quiet', '--message', 'Edit: so')
  gitIn(folder, 'update-ref', 'refs/remotes/origin/main', 'HEAD')
  return gitIn(folder, 'rev-parse', 'HEAD')
}

/** Reads what a step of the workflow has left for later ones, in the file that `GITHUB_OUTPUT` names. */
export function readOutput(file: string) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [, commit] = /^commit=([0-9a-f]{40})$/m.exec(lines) ?? []
  const report = lines.match(/(?<=^report=).+$/gm)?.at(-1)
  return { commit, report: report ? reportInput.parse(JSON.parse(report)) : null }
}
