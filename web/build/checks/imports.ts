import { importCircles, mermaid, readImports, upwardImports } from './import-graph.ts'

/**
 * `npm run check`: lists imports against the layers of design 2, and circles. With `--mermaid` it prints the graph of
 * folders for CONTRIBUTING.md.
 */
const imports = readImports()
if (process.argv.includes('--mermaid')) {
  console.log(mermaid(imports))
  process.exit()
}
const offenders = [
  ...upwardImports(imports).map(({ from, to }) => `${from}: imports ${to}, which is in a higher layer`),
  ...importCircles(imports).map((files) => `circle: ${files.join(' → ')}`),
]
for (const offender of offenders) console.log(offender)
console.log(`${imports.length} imports, ${offenders.length} against the layers`)
process.exit(offenders.length === 0 ? 0 : 1)
