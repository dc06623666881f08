import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Cheerio, type CheerioAPI, load } from 'cheerio'
import { expect } from 'vitest'
import { SITE_URL } from '#web/site-build/site-url.ts'
import { POLICIES, views } from '#web/views.ts'
import { ARTICLES, FULL_ARTICLES } from '../articles.ts'
import { content } from '../content.ts'

const { facts } = content

/** The build output, read without a browser. */
const SITE = 'dist/site'
if (!existsSync(join(SITE, 'index.html'))) {
  throw new Error(`${SITE} is empty. Run \`npm run build\` first.`)
}

/** What cheerio's selections are made of. */
export type Selection = Cheerio<NonNullable<ReturnType<CheerioAPI>[number]>>

const POLICY_PATHS = POLICIES.map((name) => views[name].path)

/** The pages that search engines may list. */
export const LISTED_PAGES: string[] = [views.home.path, views.blog.path, ...POLICY_PATHS, ...FULL_ARTICLES]

/** Every page of the site that a visitor may meet. */
export const PUBLIC: string[] = [...new Set([...LISTED_PAGES, ...ARTICLES, views['not-found'].path])]

/** @param address a path of the site, such as `/sitemap.xml` */
export function file(address: string): Buffer {
  return readFileSync(join(SITE, address))
}

/** @param address a path of the site */
export function exists(address: string): boolean {
  return existsSync(join(SITE, address))
}

const pages = new Map<string, CheerioAPI>()

/** @param path of a view or an article, such as `/blog` */
export function page(path: string): CheerioAPI {
  const loaded = pages.get(path) ?? load(html(path))
  pages.set(path, loaded)
  return loaded
}

function html(path: string): string {
  return file(path === views.home.path ? '/index.html' : `${path}.html`).toString()
}

/** The text without the numbers of notes, its white space collapsed. */
export function textOf(element: Selection): string {
  const copy = element.clone()
  copy.find('sup').remove()
  return copy.text().replace(/\s+/g, ' ').trim()
}

export function textsOf($: CheerioAPI, elements: Selection): string[] {
  return elements.toArray().map((element) => textOf($(element)))
}

export function attributesOf($: CheerioAPI, elements: Selection, name: string): (string | undefined)[] {
  return elements.toArray().map((element) => $(element).attr(name))
}

/**
 * The accessible name of a link, a button, a landmark or a dialog, without the “on WhatsApp” that ends the name of every
 * chat link (`expectChatLink`).
 */
export function nameOf($: CheerioAPI, element: Selection): string {
  const labelledBy = element.attr('aria-labelledby')
  const name = element.attr('aria-label') ?? textOf(labelledBy ? $(`[id="${labelledBy}"]`) : element)
  return name.replace(/ on WhatsApp$/, '')
}

/** Every element below `root` that matches the selector and has exactly this accessible name. */
export function findNamed(
  $: CheerioAPI,
  root: Selection | string,
  selector: string,
  name: string,
): Selection {
  const below = typeof root === 'string' ? $(root) : root
  return below.find(selector).filter((_, element) => nameOf($, $(element)) === name)
}

/** A section of main, by the text of its heading. */
export function section($: CheerioAPI, heading: string): Selection {
  return findNamed($, 'main', 'section', heading)
}

/**
 * Lists every call to action: a plain link to the chat, in a new tab, whose name has WhatsApp and which names its
 * placement.
 */
export function expectChatLink(link: Selection): void {
  expect(link).toHaveLength(1)
  expect(link.attr('href')?.startsWith(facts.brand.chatLink), `${textOf(link)}: ${link.attr('href')}`).toBe(
    true,
  )
  const glyph = link.find('svg[role="img"]').attr('aria-label') ?? ''
  expect(`${link.attr('aria-label') ?? textOf(link)} ${glyph}`.trim()).toMatch(/on WhatsApp$/)
  expect(link.attr('target')).toBe('_blank')
  expect(link.attr('rel')).toContain('noopener')
  expect(link.attr('data-chat')).toMatch(/^[a-z-]+$/)
}

/** The address without the site's own origin. */
export function removeOrigin(address = ''): string {
  return address.replace(SITE_URL, '') || '/'
}
