import type { Plugin } from 'vite'
import { loadContent } from '#web/model/load.ts'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'
import { splitLanguage, viewAt } from '#web/views.ts'
import { failureText } from '../checks/problem-lines.ts'
import { languageRules } from '../fonts/display-fonts.ts'
import { SHOP_STATE, siteLanguages } from '../languages.ts'
import { buildInlineScript, completeHead, STYLES, sheetOf } from '../prerender/client-build.ts'
import { themeColour } from '../seo/theme-colours.ts'

type ServerEntry = typeof import('#web/entry-server.tsx')

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Renders views on the development server as the build does, at each request. Islands are replaced in place when they
 * change; a change of anything that only the server renders reloads the page.
 */
export function renderOnRequest(): Plugin {
  return {
    name: 'render-on-request',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response) => {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
        try {
          const { renderPage } = (await server.ssrLoadModule('/entry-server.tsx')) as ServerEntry
          const { language, path } = splitLanguage(pathname)
          const sheet = `/${STYLES[sheetOf(viewAt(path).name)]}`
          const stylesheet = await server.transformRequest(`${sheet}?direct`)
          const site = { languages: siteLanguages(), siteUrl: '' }
          const html = await renderPage(path, loadContent(language, SHOP_FOLDER, SHOP_STATE), site, {
            inlineScript: await buildInlineScript(),
            entry: { src: '/entry-client.ts', imports: [] },
            themeColour: themeColour('paper'),
            stylesheet: sheet,
          })
          const styles = [languageRules(language, stylesheet?.code ?? '')]
          response.statusCode = viewAt(pathname).name === 'not-found' ? 404 : 200
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(await server.transformIndexHtml(pathname, completeHead(html, { styles })))
        } catch (error) {
          // A module that threw is cached with its error, and would fail after the correction, too.
          server.environments.ssr.moduleGraph.invalidateAll()
          const text = failureText(error, SHOP_FOLDER)
          console.error(`\n${text}\n`)
          response.statusCode = 500
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          const page = `<!doctype html><html><head></head><body><pre>${escapeHtml(text)}</pre></body></html>`
          // The client's script reloads the page when a file changes.
          response.end(await server.transformIndexHtml(pathname, page))
        }
      })
    },
    hotUpdate({ file, server }) {
      const { client } = server.environments
      const inBrowser = client.moduleGraph.getModulesByFile(file)?.size
      if (this.environment.name === 'ssr' && !inBrowser) client.hot.send({ type: 'full-reload' })
    },
  }
}
