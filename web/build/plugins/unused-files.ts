import type { Plugin } from 'vite'
import { loadContent } from '#web/model/load.ts'
import { unusedFiles } from '../checks/content-files.ts'

const LEFT_OUT = '\0left-out'

/** `import.meta.glob` names every picture and report: those that no content uses are read, encoded and emitted by nothing. */
export function leaveOutUnused(): Plugin {
  let unused: ReadonlySet<string>
  return {
    name: 'leave-out-unused',
    enforce: 'pre',
    buildStart() {
      unused = new Set(unusedFiles(loadContent()))
    },
    resolveId(id) {
      // A name may have a question mark of its own before that of the query.
      const [file] = /(batches|images)\/[^/]+(?=\?)/.exec(id) ?? ['']
      return unused.has(file) ? LEFT_OUT : undefined
    },
    load: (id) => (id === LEFT_OUT ? 'export default undefined' : undefined),
  }
}
