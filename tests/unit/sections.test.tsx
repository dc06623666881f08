/// <reference path="../../web/browser/prerendering.d.ts" />
/// <reference path="../../web/ui/text-elements.d.ts" />
import { load } from 'cheerio'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Footer } from '#web/frame/Footer.tsx'
import { nameSize } from '#web/frame/name-size.ts'
import { PromoStrip } from '#web/frame/PromoStrip.tsx'
import { ContentContext } from '#web/model/context.ts'
import { loadContent } from '#web/model/load.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import type { Batch, Content } from '#web/model/types.ts'
import { JarBack } from '#web/pages/batch/JarBack.tsx'
import { Blog } from '#web/pages/blog/Blog.tsx'
import { Faq } from '#web/pages/home/faq/Faq.tsx'
import { Founders } from '#web/pages/home/founders/Founders.tsx'
import { Heritage } from '#web/pages/home/heritage/Heritage.tsx'
import { HeroProof } from '#web/pages/home/hero/HeroProof.tsx'
import { Products } from '#web/pages/home/products/Products.tsx'
import { LotOnSale, Shop } from '#web/pages/home/shop/Shop.tsx'
import { Testimonials } from '#web/pages/home/testimonials/Testimonials.tsx'
import { leadText } from '#web/shop/batch.ts'
import { missingSections } from '#web/shop/missing-sections.ts'
import { structuredData } from '#web/site-build/seo/structured-data.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { portraitOf } from '#web/ui/ContentPicture.tsx'
import { linkPhone } from '#web/ui/PageLink.tsx'
import { UnbrokenText } from '#web/ui/UnbrokenText.tsx'
import { copyContent } from '../changed-content.ts'
import { change, content } from '../content.ts'
import { chosen } from '../packs.ts'

const { articles, batches, copy, facts, packs, words } = content

/** The HTML of a section with some of the content replaced. */
const render = (section: ReactNode, replaced: Partial<Content> = {}) =>
  load(renderToStaticMarkup(<ContentContext value={{ ...content, ...replaced }}>{section}</ContentContext>))

const soldOut = packs.map(
  (_, place) => ['facts/launch.json', ['packs', 'list', place, 'soldOut'], true] as const,
)

it.each<[what: string, words: { label: string; sentence: string }, shop: Content]>([
  ['lacks an answer', words.closed.missing, loadContent('en', DEMONSTRATION, 'closed')],
  ['has sold out', words.closed.soldOut, loadContent('en', copyContent(...soldOut))],
])('a shop that %s asks a question in place of each order, and offers nothing', (_, said, shop) => {
  const $ = render(
    <>
      <PromoStrip />
      <ChatLink placement="hero">Order</ChatLink>
      <ChatLink placement="footer">Ask</ChatLink>
      <Shop />
      <LotOnSale />
    </>,
    shop,
  )
  expect($('#promo-strip p').first().text().trim()).toBe(said.sentence)
  const chats = $('[data-chat="promo-strip"], [data-chat="hero"], [data-chat="footer"]')
  expect(chats.map((_, link) => $(link).text()).get()).toEqual([said.label, said.label, 'Ask'])
  expect($('[data-order], [data-price]')).toHaveLength(0)
  for (const link of $('a[href^="https://wa.me"]:not([data-chat="bulk"])'))
    expect($(link).attr('href')).not.toContain(encodeURIComponent(words.chat.orderForm))
  expect($.text()).not.toContain(words.shop.onSale.split(':')[0])
  expect(JSON.stringify(structuredData('/', { ...shop, siteUrl: '' }))).not.toContain('InStock')
})

it.each<[what: string, section: ReactNode, shop: Content]>([
  ['reviews', <Testimonials key="" />, change(content, 'copy', 'testimonials', { reviews: [] })],
  ['founders', <Founders key="" />, change(content, 'copy', 'founders', { people: [] })],
  [
    'heading of its heritage',
    <Heritage key="" />,
    change(content, 'copy', 'heritage', { heading: undefined }),
  ],
])('a section is left out where a shop has no %s', (_, section, shop) => {
  expect(render(section).text()).not.toBe('')
  expect(render(section, shop).text()).toBe('')
})

it('a telephone number in a text is a link, also as a shop has typed it', () => {
  const { phone } = facts.brand
  for (const typed of [phone, phone.replaceAll('\u00A0', ' ')])
    expect(render(linkPhone(`Call ${typed}.`, phone))('a').text()).toBe(phone)
})

it('the questions keep no room for a picture where the shop has neither one nor a drawing', () => {
  const shop = change(change(content, 'copy', 'faq', { picture: null }), 'facts', 'look', { ending: null })
  expect(render(<Faq />, shop)('.on-leaf > *')).toHaveLength(1)
})

describe('testimonials', () => {
  const withReviews = (count: number) =>
    render(
      <Testimonials />,
      change(content, 'copy', 'testimonials', { reviews: copy.testimonials.reviews.slice(0, count) }),
    )

  it('show each once, the first before the list; a heading that counts up to three does not call them a selection', () => {
    const { few, heading } = words.testimonials
    const choice = String(copy.testimonials.intro).replace(/\[.*/, '')
    for (const [place, title] of [few.one, few.two, few.three, heading].entries()) {
      const $ = withReviews(place + 1)
      expect($('h2').text()).toBe(title)
      expect([$('blockquote').length, $('ul > li').length]).toEqual([place + 1, place])
      expect($('blockquote').first().text()).toBe(copy.testimonials.reviews[0]?.review)
      expect($.text().includes(choice)).toBe(place === 3)
    }
  })

  it('show a reviewer’s picture on the card, and four of them in the hero’s row in place of the initials', () => {
    const picture = { sources: {}, img: { src: 'picture', w: 1, h: 1 } }
    const withPictures = (count: number) => {
      const ids = copy.testimonials.reviews.slice(0, count).map(({ id }) => id)
      vi.mocked(portraitOf).mockImplementation((kind, id) =>
        kind === 'review' && ids.includes(id) ? picture : undefined,
      )
      return [<Testimonials key="cards" />, <HeroProof key="row" />]
        .map((section) => render(section)('img[src="picture"]').length)
        .join()
    }
    expect([0, 3, 4].map(withPictures)).toEqual(['0,0', '3,0', '4,4'])
    vi.mocked(portraitOf).mockReset()
  })
})

it('one founder has nothing to open, and the pan only where it is not the reel’s picture already', () => {
  const [founder] = copy.founders.people
  const people = copy.founders.people.slice(0, 1)
  const $ = render(<Founders />, change(content, 'copy', 'founders', { people }))
  expect($('button')).toHaveLength(0)
  expect([$('h3').first().text(), $('dd').first().text()]).toEqual([founder?.name, founder?.experience])
  expect($.text()).toContain(founder?.description)
  expect($('img').first().attr('src')).toBe(founder?.drawing)
  const withoutReel = { ...content, facts: { ...facts, reel: undefined } }
  expect(render(<Founders />, change(withoutReel, 'copy', 'founders', { people }))('img').attr('src')).toBe(
    'pan',
  )
})

it('the footer has the name, the name in Devanagari, and a sign-up form, the latter two where the shop has them', () => {
  const footer = (brand: Partial<typeof facts.brand>) =>
    render(<Footer />, change(content, 'facts', 'brand', brand))
  const [full, bare] = [footer({ letters: true }), footer({ letters: false, devanagari: null })]
  for (const $ of [full, bare]) expect($('.footer-name').text()).toBe(facts.brand.name)
  const ends = [full, bare].map(($) => $('footer > :last-child').text())
  expect(ends).toEqual([facts.brand.devanagari?.word, ''])
  expect(full('input[type="email"]')).toHaveLength(1)
  expect(bare('form, input[type="email"], #newsletter-heading')).toHaveLength(0)
})

it('the steps of the making are the shop’s, each with its picture, time and text, beside recipe and sentence', () => {
  const { steps, recipe, quote } = copy.heritage
  const [, second, third] = steps?.list ?? []
  if (!steps || !second || !third) throw new Error('There are too few steps')
  const withSteps = (steps: typeof copy.heritage.steps) =>
    render(<Heritage />, change(content, 'copy', 'heritage', { steps }))
  const $ = withSteps({ ...steps, unit: 'days', list: [{ ...second, at: 40 }, third] })
  const pictures = $('ol img').map((_, image) => image.attribs.src)
  expect(pictures.get()).toEqual(['pan-hour-2', 'pan-hour-4'])
  expect($('ol li').first().text()).toBe(`40${second.text}`)
  expect($('ol li').last().text()).toContain('4 days')
  const without = withSteps(undefined)
  expect(without('ol')).toHaveLength(0)
  expect([without('#recipe').text(), without('blockquote').text()]).toEqual([
    expect.stringContaining(String(recipe?.more)),
    quote?.text,
  ])
})

it('a shop without drawings of herbs has no plate, and shows all else of the product', () => {
  const { herbs, products } = copy
  const [withPlate, without] = [herbs.ring, []].map((ring) =>
    render(<Products />, change(content, 'copy', 'herbs', { ring })),
  )
  expect(withPlate?.('ul li [lang="sa-Latn"]')).toHaveLength(herbs.ring.length + 1)
  expect(without?.('[lang="sa-Latn"]')).toHaveLength(0)
  for (const shown of [products.tradition?.measured?.label, products.definition?.term])
    expect(without?.text()).toContain(String(shown))
})

it('a blog of one article is that article, without a list, a search or a way to others', () => {
  const $ = render(<Blog articleId={undefined} />, { articles: articles.slice(0, 1) })
  expect($('h1').text()).toBe(articles[0]?.title)
  expect($('#sources')).toHaveLength(1)
  expect($('search, #articles-heading, #related-heading')).toHaveLength(0)
  expect($('main').text()).not.toContain(words.blog.allArticles)
})

it('an article has the heading of its questions, and that of its sources, only where it has some', () => {
  const id = articles[0]?.id ?? ''
  const text = content.articleTexts[id] ?? expect.fail(`${id} has no text`)
  const headings = (replaced: Partial<typeof text>) => {
    const $ = render(<Blog articleId={id} />, { articleTexts: { [id]: { ...text, ...replaced } } })
    return [$('#questions').length, $('#sources').length, $('article ol:empty').length]
  }
  expect(headings({})).toEqual([1, 1, 0])
  expect(headings({ faqs: [] })).toEqual([0, 1, 0])
  expect(headings({ sources: [] })).toEqual([1, 0, 0])
})

it('sections of home that are left out, and the blog, are named: no link may lead to them', () => {
  expect(missingSections(content, true)).toEqual([])
  let shop = change(content, 'facts', 'delivery', { bulk: undefined })
  shop = change(shop, 'facts', 'packs', { guaranteeDays: null })
  shop = change(shop, 'copy', 'shop', { guarantee: undefined })
  shop = change(shop, 'copy', 'founders', { people: [] })
  shop = change(shop, 'copy', 'testimonials', { reviews: [] })
  const left = ['testimonials', 'founders-heading', 'guarantee', 'bulk', 'blog']
  expect(missingSections(shop, false)).toEqual(left)
})

describe('the shop', () => {
  /** The shop with so many packs. */
  const withPacks = (count: number, { soldOut = false } = {}) => {
    const packs = Array.from({ length: count }, (_, place) => ({ ...chosen, id: `pack${place}`, soldOut }))
    return render(<Shop />, { packs })('#shop')
  }

  it.each([false, true])('with one pack has no choice, and its price once (sold out: %s)', (soldOut) => {
    const shop = withPacks(1, { soldOut })
    expect(shop.find('fieldset, legend, [type=radio]')).toHaveLength(0)
    for (const said of [words.shop.popular, chosen.savings]) expect(shop.text()).not.toContain(said)
    expect(shop.find('[id$=-price]')).toHaveLength(1)
    expect(shop.find('a[data-order]')).toHaveLength(soldOut ? 0 : 1)
    // For tracking.
    const field = shop.find('[data-pack-selector] input[type=hidden]')
    expect(field.attr('value')).toBe('pack0')
    expect(shop.find(`#${field.attr('aria-describedby')}`).text()).not.toBe('')
    expect(shop.text().includes(String(words.delivery.shipsFree))).toBe(!soldOut)
  })

  it('has the delivery beside the label where one pack, or packs without pictures, are lower than it', () => {
    const isBeside = (packs: Content['packs']) =>
      render(<Shop />, { packs })('#ingredients').hasClass('xl:row-span-3')
    expect([isBeside(packs), isBeside(packs.slice(0, 1))]).toEqual([false, true])
  })

  it('with seven packs has a card and an order for each, in the same order', () => {
    const shop = withPacks(7)
    const cards = shop.find('[type=radio]').map((_, radio) => radio.attribs.value)
    const orders = shop.find('.pack-orders [data-pack]').map((_, link) => link.attribs['data-pack'])
    expect(cards.get()).toEqual(orders.get())
    expect(cards).toHaveLength(7)
  })
})

const [sample] = batches as [Batch]
const batch = (change: Partial<Batch>): Batch => ({ ...sample, retired: null, recall: null, ...change })

describe('the lot on sale', () => {
  const newest = batch({ lot: 'SY-27-02', expiresOn: '2028-01-31', notes: ['Sweeter this time.'] })
  const older = batch({ lot: 'SY-27-01', expiresOn: '2027-12-31', notes: ['Sourer this time.'] })
  const renderLot = (...lots: Batch[]) => render(<LotOnSale />, { batches: lots }).html()

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2027-06-01T12:00:00+05:30'), toFake: ['Date'] })
    return () => void vi.useRealTimers()
  })

  it('is the newest one that is not recalled, with its page, its date and its note in the page’s language', () => {
    const html = renderLot(newest, older)
    for (const shown of ['href="/batch/SY-27-02"', '31 January 2028', 'Sweeter this time.'])
      expect(html).toContain(shown)
    expect(html).not.toContain('SY-27-01')
    expect(renderLot({ ...newest, language: 'hi' })).not.toContain('Sweeter this time.')
    const recall = { on: '2026-11-27', reason: 'A lid that leaks.', whatToDo: ['Do not eat it.'] }
    expect(renderLot({ ...newest, recall }, older)).toContain('SY-27-01')
  })
})

it('the sentence on lead has what the newest report found, and the limit; it is left out where none was found', () => {
  const withLead = (found: number | { below: number }) =>
    leadText({
      ...content,
      batches: [batch({ report: { ...sample.report, tests: [{ test: 'lead', found }] } as Batch['report'] })],
    })
  expect(withLead(0.07)).toMatch(/0\.07.*2\.5/)
  expect([withLead({ below: 0.02 }), leadText({ ...content, batches: [] })]).toEqual(['', ''])
})

it('a photograph of the jar is cropped about its middle, and the rendered picture to its jar', () => {
  const cropOf = (computerMade: boolean) => {
    const name = copy.label.picture ?? ''
    const pictures = { [name]: { id: name, file: `${name}.webp`, alt: 'x', computerMade } }
    return render(<JarBack batch={undefined} />, { pictures })('img').attr('class')
  }
  expect([true, false].map(cropOf)).toEqual(['object-left', ''])
})

it('a heading breaks at no hyphen, but in a word that is wider than a phone', () => {
  const html = renderToStaticMarkup(<UnbrokenText text="Dink and dry-fruit laddoos, gluten-free-and-good" />)
  expect(html).toBe('Dink and <span class="whitespace-nowrap">dry-fruit</span> laddoos, gluten-free-and-good')
})

it.each([
  ['Samāyu', '', ''],
  ['Annapurna', 'max-[24rem]:text-[1.3125rem]', ''],
  ['Lakshmi’s Kitchens', 'max-sm:text-[1.3125rem] text-balance', ''],
  ['Maharashtra Foods', 'max-sm:text-[1.3125rem] text-balance', 'max-[24rem]:hidden'],
  ['Annapurneshwari Co', 'max-sm:text-lg/none text-balance', 'max-sm:hidden'],
  ['Sahyadrikutirodyog', 'max-sm:text-lg/none text-balance wrap-anywhere', 'max-sm:hidden'],
])('the name %s leaves a phone’s header room for the languages', (name, text, mark) => {
  expect(nameSize(name)).toEqual({ text, mark })
})
