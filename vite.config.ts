import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Alias, defineConfig } from 'vite'
import { imagetools } from 'vite-imagetools'
import { FLOOR } from './web/site-build/floor.ts'
import { fonts } from './web/site-build/fonts/site-fonts.ts'
import { renderOnRequest } from './web/site-build/plugins/render-on-request.ts'
import { shop } from './web/site-build/plugins/shop.ts'

/** Where worker/cli/dev.ts starts the Worker. */
const WORKER = `http://localhost:${process.env.WORKER_PORT}`

/** Modules that are needed together are one file, for which a phone waits once. React has its own, which outlives releases. */
const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'islands',
    test: /web\/(browser\/islands\/IslandRoot|model\/context|ui\/(ErrorBoundary|button|required-context))\.tsx?$|contract\/days/,
  },
  // The pay page shares it with the islands, and has no React.
  { name: 'rupees', test: /contract\/rupees/ },
  // What the entry script shares with others.
  {
    name: 'shared',
    test: /web\/(browser\/(offer-mark|storage)|views)|contract\/(browser-limits|languages|responses|values)|virtual:shop$/,
  },
  { name: 'api', test: /web\/browser\/(api\/(calls|client|clock)|toast)\.ts$/ },
  // What visitors' pages share; the dashboard has its own.
  { name: 'shop', test: /web\/shop\/(?!read-amount|payment)/, minShareCount: 2 },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
  {
    name: 'admin',
    test: /web\/(admin\/|browser\/signed-in|shop\/read-)|worker\/(\w+\/contract|orders\/(constants|lines|rules)|statistics\/constants|tracking\/sources)|contract\/(format|paise|sum-of)|node_modules\/(swr|dequal|use-sync-external-store)\//,
    minShareCount: 2,
  },
]

const SCRIPT = 'assets/[name]-[hash:6].js'
/** Home names a hundred pictures, and what a hash has in letters no compression takes away. */
const ASSET = 'assets/[name]-[hash:4][extname]'

/**
 * How AVIF and WebP are encoded. Effort 3 of 9 encodes AVIF four to ten times faster than the default of 4, for 1 to 4 % more
 * bytes at the same quality; a quality lower by one takes these back, and no difference is visible at twice the size.
 */
const ENCODING = { quality: '53', effort: '3' }

/** `picture.webp?w=WIDTHS&picture` imports AVIF and WebP versions at these widths, with the size of the largest. */
const images = imagetools({
  defaultDirectives: ({ searchParams }) =>
    new URLSearchParams(
      searchParams.has('picture') ? { format: 'avif;webp', as: 'picture', ...ENCODING } : {},
    ),
})

/** What the browser loads of two packages: half of an icon's script builds what no page asks for, and React has the hook. */
const ALIASES: Alias[] = [
  { find: /^.*\/createLucideIcon\.mjs$/, replacement: resolve(import.meta.dirname, 'web/ui/create-icon.ts') },
  { find: /^use-sync-external-store\/shim.*$/, replacement: 'react' },
]

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  resolve: { alias: isSsrBuild ? [] : ALIASES },
  // Views are rendered by a plugin; there is no index.html.
  appType: 'custom',
  build: {
    target: FLOOR,
    // Its folder is new, and not below the root, which Vite would warn of.
    emptyOutDir: true,
    manifest: 'manifest.json',
    ssrEmitAssets: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The prerenderer puts a stylesheet into each page.
      input: ['entry-client.ts', 'entry-styles.css', 'admin/entry-styles.css'],
      // The first build encodes every picture; its report on slow plugins would be the first thing to read.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS },
        assetFileNames: ASSET,
        chunkFileNames: SCRIPT,
        ...(!isSsrBuild && { entryFileNames: SCRIPT }),
      },
    },
  },
  plugins: [shop(), fonts(), react(), tailwindcss(), renderOnRequest(), images],
  server: {
    strictPort: true,
    // The Worker takes the address of this server for its own, and so its pages' writes.
    proxy: { '/api': WORKER },
  },
}))
