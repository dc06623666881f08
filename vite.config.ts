import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fonts } from './web/build/fonts/site-fonts.ts'
import { images } from './web/build/plugins/images.ts'
import { renderOnRequest } from './web/build/plugins/render-on-request.ts'
import { shop } from './web/build/plugins/shop.ts'

/** Where worker/cli/dev.ts starts the Worker. */
const WORKER = `http://localhost:${process.env.WORKER_PORT}`

/** A chunk of its own, which stays in visitors' caches when the site changes. */
const REACT = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }

const SCRIPT = 'assets/[name]-[hash:6].js'
/** Home names a hundred pictures, and what a hash has in letters no compression takes away. */
const ASSET = 'assets/[name]-[hash:4][extname]'

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  // Views are rendered by a plugin; there is no index.html.
  appType: 'custom',
  build: {
    // Its folder is new, and not below the root, which Vite would warn of.
    emptyOutDir: true,
    manifest: 'manifest.json',
    ssrEmitAssets: true,
    assetsInlineLimit: 0,
    // One small stylesheet: the prerenderer puts it into every page.
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'entry-client.ts',
      // The first build encodes every picture; its report on slow plugins would be the first thing to read.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: [REACT] },
        assetFileNames: ASSET,
        chunkFileNames: SCRIPT,
        ...(!isSsrBuild && { entryFileNames: SCRIPT }),
      },
    },
  },
  plugins: [shop(), fonts(), react(), tailwindcss(), renderOnRequest(), images()],
  server: {
    strictPort: true,
    proxy: {
      '/api': {
        target: WORKER,
        // The Worker refuses writes from another origin; to it, the Vite server is one.
        headers: { origin: WORKER },
      },
    },
  },
}))
