import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findTerms } from './find-terms.ts'

/** `npm run check`: lists terms of names.md's left column in file names, code, comments, tests and documents. */

/** What visitors read is plain English, and so is not checked; the others quote the terms or are generated. */
const EXCLUDED =
  /^(web\/content\/|migrations\/|package-lock\.json|LICENSE|web\/images\/)|checks\/vocabulary|unit\/find-terms/
const TEXT = /\.(ts|tsx|css|md|mdx|json|toml|yml|html)$/

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => TEXT.test(file) && !EXCLUDED.test(file))
const findings = files.flatMap((file) => findTerms(file, readFileSync(file, 'utf8')))
for (const { file, line, found, use } of findings) console.log(`${file}:${line}  “${found}” → ${use}`)
console.log(`${files.length} files, ${findings.length} private terms`)
process.exit(findings.length === 0 ? 0 : 1)
