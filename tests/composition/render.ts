import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { type LanguageId, SOURCE_LANGUAGE } from '#contract/languages.ts'
import { languageStyles } from '#web/build/fonts/language-styles.ts'
import { siteLanguages } from '#web/build/languages.ts'
import { noticeVersion } from '#web/build/notice-versions.ts'
import { readClientBuild } from '#web/build/prerender/client-build.ts'
import { loadContent } from '#web/model/load.ts'
import { changeContent, copyContent } from '../changed-content.ts'
import { addBatch, makeOpenShop } from '../open-shop.ts'
import type { Case } from './cases.ts'

const HOME = '/'

type ServerEntry = typeof import('#web/entry-server.tsx')

/**
 * Builds the site's code once: a shop differs from another in its content alone, which is read when a page is rendered.
 *
 * @returns the folder of the assets, and what renders home of a shop in a language
 */
export async function buildSite() {
  const folder = mkdtempSync(resolve('dist/composition-'))
  const site = join(folder, 'site')
  const server = join(folder, 'server')
  await build({ logLevel: 'warn', build: { outDir: site } })
  await build({ logLevel: 'warn', build: { outDir: server, ssr: 'entry-server.tsx' } })
  // Pictures of what only the server renders.
  cpSync(join(server, 'assets'), join(site, 'assets'), { recursive: true })
  const { renderPage } = (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as ServerEntry
  const { assets, styles } = await readClientBuild(site)

  async function renderHome(shop: Case, language: LanguageId = SOURCE_LANGUAGE): Promise<string> {
    const { changes, without = [], opened, reel } = shop
    const content = opened ? await makeOpenShop() : copyContent()
    const shopState = opened ? 'open' : 'demonstration'
    if (opened) addBatch(content, 'SY-26-02')
    changeContent(content, changes)
    for (const file of [...without, ...(reel === false ? ['facts/reel.json'] : [])])
      rmSync(join(content, file))
    try {
      // The words of others would have to change with the English.
      const english = {
        content: loadContent(SOURCE_LANGUAGE, content, shopState),
        isPublished: true,
        noticeVersion: noticeVersion(SOURCE_LANGUAGE, content),
      }
      const languages = changes.length > 0 ? [english] : siteLanguages(content, shopState)
      const siteLanguage = languages.find((each) => each.content.language === language)
      if (!siteLanguage) throw new Error(`The shop has no ${language}`)
      const render = (sheets: readonly string[]) =>
        renderPage(HOME, siteLanguage.content, { languages, siteUrl: '' }, { ...assets, styles: sheets })
      const ofLanguages = await languageStyles([{ html: await render([]), language }], styles.site, site)
      return await render([styles.site, ofLanguages[language] ?? ''])
    } finally {
      rmSync(content, { recursive: true })
    }
  }

  return { site, renderHome, remove: () => rmSync(folder, { recursive: true }) }
}
