import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import { loadContent } from '#web/model/load.ts'
import { SHOP_FOLDER } from '#web/model/shop-folder.ts'
import { takesOrders } from '#web/model/shop-state.ts'
import type { Content } from '#web/model/types.ts'
import { newestBatch } from '#web/shop/batch.ts'
import { readWranglerToml } from '#worker/cli/wrangler-toml.ts'
import { figuresOf } from '../checks/figures.ts'
import { failureText } from '../checks/problem-lines.ts'
import { SHOP_STATE } from '../languages.ts'
import { inkDrawing } from '../look/inks.ts'
import { readDrawings } from '../look/read-look.ts'
import { shopPalette } from '../seo/theme-colours.ts'

/** The modules that web/ui/virtual-shop.d.ts describes. */
const MODULE = /^\0virtual:shop(?:\/(pictures|article-pictures|reports|look))?(\?.*)?$/
const FILES = ['facts/launch', 'facts/brand', 'facts/look']
/** The sheets of the pages. */
const SHEET = /\/entry-styles\.css(\?direct)?$/

/**
 * The shop, as the code of the pages has it: `virtual:shop` its facts,
 * `virtual:shop/pictures?w=WIDTHS` its pictures at these widths, `virtual:shop/article-pictures?w=WIDTHS` those that articles
 * and policies show, `virtual:shop/reports` the addresses of the laboratories' reports, `virtual:shop/look` its mark and the
 * frame of its pictures. The sheets get the colours that follow from its own. Of the files in its folder only those
 * that the content uses are read, encoded and emitted.
 */
export function shop(): Plugin {
  return {
    name: 'shop',
    // Before Tailwind reads the sheets.
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:shop') ? `\0${id}` : undefined),
    async load(id) {
      const [module, part, query] = MODULE.exec(id) ?? []
      if (!module) return undefined
      for (const file of FILES) this.addWatchFile(resolve(SHOP_FOLDER, `${file}.json`))
      const content = readContent()
      if (part === 'pictures') return importFiles(pictureFiles(content), `${query}&picture`)
      if (part === 'article-pictures') return importFiles(articlePictureFiles(content), `${query}&picture`)
      if (part === 'reports') return importFiles(reportFiles(content), '?url')
      if (part === 'look') return constants(await look(content))
      return constants(facts(content))
    },
    transform(code, id) {
      const colours = Object.entries(shopPalette).map(([name, colour]) => `--color-${name}: ${colour};`)
      return SHEET.test(id) && colours.length > 0
        ? `${code}\n@theme inline { ${colours.join(' ')} }`
        : undefined
    },
  }
}

/** @throws where the content is wrong: in its owner's words, without the stack that Vite would print */
function readContent(): Content {
  try {
    return loadContent(SOURCE_LANGUAGE, SHOP_FOLDER, SHOP_STATE)
  } catch (error) {
    throw Object.assign(new Error(failureText(error, SHOP_FOLDER)), { stack: '' })
  }
}

function facts(content: Content): typeof import('virtual:shop') {
  const { shopState, pause } = content
  const { brand, closed, offer } = content.facts
  return {
    slug: brand.slug,
    databaseName: readWranglerToml().d1_databases?.[0]?.database_name ?? brand.slug,
    // A shop that takes no orders has no popup, which welcomes buyers.
    popup: takesOrders(shopState) ? brand.popup : 'off',
    offer,
    // What is sold out stays so until the next build.
    closed: pause?.isDated ? closed : null,
    lotExpiresOn: newestBatch(content)?.expiresOn ?? null,
  }
}

/** Names the attributes of drawings as React does. */
async function look({ facts }: Content): Promise<typeof import('virtual:shop/look')> {
  const drawings = Object.entries(await readDrawings(facts.brand.name)).map(
    ([name, { attributes, body }]) => {
      const named = Object.entries(attributes).map(([key, value]) => [
        key.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
        value,
      ])
      return [name, { attributes: Object.fromEntries(named), body }]
    },
  )
  return { frame: facts.look.frame, ...Object.fromEntries(drawings) }
}

/** Exports each fact separately, so that a script bundles only those that it uses. */
function constants(facts: object): string {
  return Object.entries(facts)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}

/** The files, by the pictures' names, of those in the list and of the portraits of founders and reviewers. */
function pictureFiles(content: Content): [name: string, file: string][] {
  const { founders, testimonials } = content.copy
  const portraits = [
    ...founders.people.map(({ id }) => `founder-${id}`),
    ...testimonials.reviews.map(({ id }) => `review-${id}`),
  ]
  return filesOf([...Object.keys(content.pictures), ...portraits], content)
}

/** Those of the articles' cards, and of figures, which may have a text of their own and be in no list. */
function articlePictureFiles(content: Content): [name: string, file: string][] {
  const featured = content.articles.map(({ featuredImage }) => featuredImage)
  return filesOf([...featured, ...figuresOf(content).map(({ picture }) => picture)], content)
}

function filesOf(names: readonly string[], { pictures }: Content): [name: string, file: string][] {
  return [...new Set(names)].flatMap((name): [string, string][] => {
    const file = join(SHOP_FOLDER, 'images', pictures[name]?.file ?? `${name}.webp`)
    return existsSync(file) ? [[name, file]] : []
  })
}

function reportFiles({ batches }: Content): [name: string, file: string][] {
  return batches.flatMap(({ report }) =>
    report ? [[report.file, join(SHOP_FOLDER, 'batches', report.file)]] : [],
  )
}

/** @returns a module whose default export has what each file is imported as, by its name; a drawing in both inks */
function importFiles(files: readonly [name: string, file: string][], query: string): string {
  const imports: string[] = []
  const importFile = (address: string) =>
    `file${imports.push(`import file${imports.length} from ${JSON.stringify(resolve(address))}\n`) - 1}`
  const entries = files.map(([name, file]) => {
    if (!file.endsWith('.svg')) return `${JSON.stringify(name)}: ${importFile(file + query)}`
    const { dark, light, w, h } = inkDrawing(file)
    const [src, onDark] = [dark, light].map((ink) => importFile(`${ink}?url`))
    return `${JSON.stringify(name)}: { sources: {}, img: { src: ${src}, w: ${w}, h: ${h} }, onDark: ${onDark} }`
  })
  return `${imports.join('')}export default { ${entries.join(', ')} }\n`
}
