import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes a folder that is removed once all tests have run, by `global-setup.ts`. */
export function makeTemporary(name: string): string {
  return mkdtempSync(join(tmpdir(), `${name}-`))
}

/** Replaces a program by a shell script in a folder's `bin`, which is to come first in PATH. */
export function replaceProgram(folder: string, name: string, script: string): void {
  mkdirSync(join(folder, 'bin'), { recursive: true })
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}
