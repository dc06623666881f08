import { GlobalWindow } from 'happy-dom'
import { populateGlobal } from 'vitest/runtime'

/** The Worker runs in the same process, with Node's own classes: those of a browser hide cookies. */
const NODE_CLASSES = ['AbortController', 'AbortSignal', 'Headers', 'Request', 'Response', 'URL'] as const

/** happy-dom's document, with Node's requests and responses. */
export default {
  name: 'happy-dom-with-worker',
  viteEnvironment: 'client',
  setup(global: typeof globalThis) {
    const nodeClasses = Object.fromEntries(NODE_CLASSES.map((name) => [name, global[name]]))
    const window = new GlobalWindow({ url: 'https://site.example/admin' })
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true })
    Object.assign(global, nodeClasses)
    return {
      async teardown() {
        await window.happyDOM.abort()
        for (const key of keys) Reflect.deleteProperty(global, key)
        for (const [key, value] of originals) Reflect.set(global, key, value)
      },
    }
  },
}
