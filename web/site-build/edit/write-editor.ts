import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { editorConfig } from './config.ts'

/** Packages for kinds of fields that these forms do not have: code, maps and drawings. */
const UNUSED_PACKAGES = /^(@shikijs\/|leaflet|terra-draw|svgo)/

/** Hosts from which the editor would load fonts, icons, languages and its host's state. */
const FOREIGN_HOSTS = /https:\/\/(unpkg\.com|cdn\.jsdelivr\.net|www\.githubstatus\.com)[^"'`\s)]*/g

/** The same fonts are beside the editor's script, which loads them. */
const FOREIGN_FONT = /@font-face\s*\{[^}]*https:\/\/[^}]*\}/g

const NOTHING = 'data:application/json,{}'

/**
 * Writes the editor, `/edit`: Sveltia CMS with the forms of this site's content. It loads only files of this site, and
 * calls only the API of the git host. Without a repository it edits the content on this machine.
 *
 * @param version changes with the content: unsaved drafts of an older version are dropped
 */
export async function writeEditor(site: string, version: string, repository?: string): Promise<void> {
  const folder = join(site, 'edit')
  await build({
    configFile: false,
    root: 'web',
    base: '/edit/',
    logLevel: 'error',
    plugins: [removeForeignFiles()],
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'admin/edit/main.ts',
        output: { entryFileNames: 'main.js', assetFileNames: '[name][extname]', chunkFileNames: '[name].js' },
      },
    },
  })
  await writeFile(join(folder, 'config.json'), JSON.stringify(editorConfig(version, repository)))
  await writeFile(join(site, 'edit.html'), PAGE)
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/edit/main.css">
<script type="module" src="/edit/main.js"></script>
</head>
<body>
<noscript>Editing needs JavaScript.</noscript>
<header class="edit-bar" hidden>
<button type="button" disabled>Nothing to undo</button>
<a href="/admin">Dashboard</a>
</header>
<div id="nc-root"></div>
</body>
</html>
`

function removeForeignFiles(): Plugin {
  return {
    name: 'only-own-files',
    enforce: 'pre',
    resolveId: (id) => (UNUSED_PACKAGES.test(id) ? '\0unused' : undefined),
    load: (id) => (id === '\0unused' ? 'export default {}' : undefined),
    transform: (code, id) =>
      id.includes('@sveltia/cms')
        ? code.replace(FOREIGN_FONT, '').replace(FOREIGN_HOSTS, NOTHING)
        : undefined,
  }
}
