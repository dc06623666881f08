/// <reference path="../../web/browser/prerendering.d.ts" />
/// <reference path="../../web/ui/text-elements.d.ts" />
import { load } from 'cheerio'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Footer } from '#web/frame/Footer.tsx'
import { PromoStrip } from '#web/frame/PromoStrip.tsx'
import { ContentContext } from '#web/model/context.ts'
import { loadContent } from '#web/model/load.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import type { Batch, Content } from '#web/model/types.ts'
import { JarBack } from '#web/pages/batch/JarBack.tsx'
import { JarLabel } from '#web/pages/batch/JarLabel.tsx'
import { Blog } from '#web/pages/blog/Blog.tsx'
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
import { UnbrokenText } from '#web/ui/UnbrokenText.tsx'
import { copyContent } from '../changed-content.ts'
import { change, content } from '../content.ts'

const { articles, batches, copy, facts, packs, words } = content

/** The HTML of a section with some of the content replaced. */
const render = (section: ReactNode, replaced: Partial<Content> = {}) =>
  load(renderToStaticMarkup(<ContentContext value={{ ...content, ...replaced }}>{section}</ContentContext>))

const LAUNCH = 'facts/launch.json'
const soldOut = () =>
  copyContent(...packs.map((_, place) => [LAUNCH, ['packs', 'list', place, 'soldOut'], true] as const))
const recalled = () =>
  copyContent([
    'batches/SY-26-02.json',
    ['recall'],
    { on: '2026-11-27', reason: 'A lid that leaks.', whatToDo: ['Do not eat it.'] },
  ])

it.each<[what: string, words: { label: string; sentence: string }, shop: Content]>([
  ['lacks an answer', words.closed.missing, loadContent('en', DEMONSTRATION, 'closed')],
  ['has sold out', words.closed.soldOut, loadContent('en', soldOut())],
  ['recalls its only lot', words.closed.soldOut, loadContent('en', recalled())],
])(
  'a shop that %s asks a question in the place of each order, and sells nothing to search engines',
  (_, said, shop) => {
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
    const texts = (links: string) =>
      $(links)
        .map((_, link) => $(link).text())
        .get()
    expect(texts('[data-chat="promo-strip"], [data-chat="hero"], [data-chat="footer"]')).toEqual([
      said.label,
      said.label,
      'Ask',
    ])
    expect($('[data-order], [data-price]')).toHaveLength(0)
    for (const link of $('a[href^="https://wa.me"]:not([data-chat="bulk"])'))
      expect($(link).attr('href')).not.toContain(encodeURIComponent(words.chat.orderForm))
    expect($.text()).not.toContain(words.shop.onSale.split(':')[0])
    expect(JSON.stringify(structuredData('/', { ...shop, siteUrl: '' }))).not.toContain('InStock')
  },
)

describe('testimonials', () => {
  const withReviews = (count: number) =>
    render(
      <Testimonials />,
      change(content, 'copy', 'testimonials', { reviews: copy.testimonials.reviews.slice(0, count) }),
    )

  it('are left out while there are none', () => {
    expect(withReviews(0).text()).toBe('')
  })

  it('count up to three in the heading, without a word of a choice', () => {
    const { few, heading } = words.testimonials
    const headings = [1, 2, 3, 4].map((count) => withReviews(count)('h2').text())
    expect(headings).toEqual([few.one, few.two, few.three, heading])
    const choice = String(copy.testimonials.intro).replace(/\[.*/, '')
    expect(withReviews(3).text()).not.toContain(choice)
    expect(withReviews(4).text()).toContain(choice)
  })

  it('have the first before the list of the others, each of them once', () => {
    for (const count of [1, 2, 9]) {
      const $ = withReviews(count)
      expect($('blockquote')).toHaveLength(count)
      expect($('ul > li')).toHaveLength(count - 1)
      expect($('blockquote').first().text()).toBe(copy.testimonials.reviews[0]?.review)
    }
  })

  it('show a reviewer’s picture on the card, and four of them in the hero’s row in place of the initials', () => {
    const picture = { sources: {}, img: { src: 'picture', w: 1, h: 1 } }
    const withPictures = (count: number) => {
      const ids = copy.testimonials.reviews.slice(0, count).map(({ id }) => id)
      vi.mocked(portraitOf).mockImplementation((kind, id) =>
        kind === 'review' && ids.includes(id) ? picture : undefined,
      )
      return [<Testimonials key="cards" />, <HeroProof key="row" />].map(
        (section) => render(section)('img[src="picture"]').length,
      )
    }
    expect([0, 3, 4].map(withPictures)).toEqual([
      [0, 0],
      [3, 0],
      [4, 4],
    ])
    vi.mocked(portraitOf).mockReset()
  })
})

describe('founders', () => {
  const [first] = copy.founders.people
  const withPeople = (count: number, from = content) =>
    render(<Founders />, change(from, 'copy', 'founders', { people: copy.founders.people.slice(0, count) }))

  it('are left out while there are none', () => {
    expect(withPeople(0).text()).toBe('')
  })

  it('have nothing to open where there is one: all of it is in sight', () => {
    const $ = withPeople(1)
    expect($('button')).toHaveLength(0)
    expect($('h3').first().text()).toBe(first?.name)
    expect($.text()).toContain(first?.description)
    expect($('dd').first().text()).toBe(first?.experience)
  })

  it('show the pan to one founder only where it is not the reel’s picture already', () => {
    expect(withPeople(1)('img').first().attr('src')).toBe(first?.drawing)
    const withoutReel = { ...content, facts: { ...facts, reel: undefined } }
    expect(withPeople(1, withoutReel)('img').attr('src')).toBe('pan')
  })
})

it('the footer ends in the name in Devanagari, and in nothing where the shop has none', () => {
  const ends = [content.facts.brand.devanagari, null].map((devanagari) =>
    render(<Footer />, change(content, 'facts', 'brand', { devanagari }))('footer > :last-child').text(),
  )
  expect(ends).toEqual([facts.brand.devanagari?.word, ''])
})

it('a shop without letters has no sign-up form, and shows its name all the same', () => {
  const footer = (letters: boolean) => render(<Footer />, change(content, 'facts', 'brand', { letters }))
  expect(footer(true)('input[type="email"]')).toHaveLength(1)
  const $ = footer(false)
  expect($('form, input[type="email"], #newsletter-heading')).toHaveLength(0)
  expect($('.footer-name').text()).toBe(facts.brand.name)
})

describe('the steps of the making', () => {
  const { heritage } = copy
  const withSteps = (steps: typeof heritage.steps) =>
    render(<Heritage />, change(content, 'copy', 'heritage', { steps }))

  it('are those of the shop, each with its picture, when it is and what is seen', () => {
    const [, second, ...others] = heritage.steps?.list ?? []
    if (!heritage.steps || !second) throw new Error('There are no steps')
    const $ = withSteps({
      ...heritage.steps,
      unit: 'days',
      list: [{ ...second, at: 40 }, ...others.slice(0, 1)],
    })
    expect(
      $('ol img')
        .map((_, image) => image.attribs.src)
        .get(),
    ).toEqual(['pan-hour-2', 'pan-hour-4'])
    expect($('ol li').first().text()).toBe(`40${second.text}`)
    expect($('ol li').last().text()).toContain('4 days')
  })

  it('are left out where there are none; recipe and sentence stay', () => {
    for (const steps of [undefined, heritage.steps]) {
      const $ = withSteps(steps)
      expect($('ol')).toHaveLength(steps ? 1 : 0)
      expect($('#recipe').text()).toContain(heritage.recipe?.more)
      expect($('blockquote').text()).toBe(heritage.quote?.text)
    }
  })
})

it('a shop without drawings of herbs has no plate, and shows all else of the product', () => {
  const products = (ring: typeof copy.herbs.ring) =>
    render(<Products />, change(content, 'copy', 'herbs', { ring }))
  const without = products([])
  expect(without('[lang="sa-Latn"]')).toHaveLength(0)
  const [withPlate, text] = [products(copy.herbs.ring), without.text()]
  expect(withPlate('ul li [lang="sa-Latn"]')).toHaveLength(copy.herbs.ring.length + 1)
  for (const $ of [withPlate, without])
    expect($.text()).toContain(String(copy.products.tradition?.measured?.label))
  expect(text).toContain(copy.products.definition?.term)
})

it('a shop without a heading for its heritage has no such section', () => {
  expect(render(<Heritage />)('h2').text()).toBe(content.copy.heritage.heading)
  expect(render(<Heritage />, change(content, 'copy', 'heritage', { heading: undefined })).text()).toBe('')
})

it('a blog of one article is that article, without a list, a search or a way to others', () => {
  const $ = render(<Blog articleId={undefined} />, { articles: articles.slice(0, 1) })
  expect($('h1').text()).toBe(articles[0]?.title)
  expect($('#sources')).toHaveLength(1)
  expect($('search, #articles-heading, #related-heading')).toHaveLength(0)
  expect($('main').text()).not.toContain(words.blog.allArticles)
})

it('an article has the heading of its questions, and that of its sources, only where it has some', () => {
  const [article] = articles.slice(0, 1)
  const id = article?.id ?? ''
  const whole = content.articleTexts[id]
  if (!whole) throw new Error(`${id} has no text`)
  const headings = (replaced: Partial<typeof whole>) => {
    const $ = render(<Blog articleId={id} />, { articleTexts: { [id]: { ...whole, ...replaced } } })
    return [$('#questions').length, $('#sources').length, $('article ol:empty').length]
  }
  expect(headings({})).toEqual([1, 1, 0])
  expect(headings({ faqs: [] })).toEqual([0, 1, 0])
  expect(headings({ sources: [] })).toEqual([1, 0, 0])
})

it('sections of home that are left out, and the blog, are named: no link may lead to them', () => {
  expect(missingSections(content, true)).toEqual([])
  const without = {
    ...content,
    facts: {
      ...facts,
      delivery: { ...facts.delivery, bulk: undefined },
      packs: { ...facts.packs, guaranteeDays: null },
    },
    copy: {
      ...copy,
      founders: { ...copy.founders, people: [] },
      shop: { ...copy.shop, guarantee: undefined },
      testimonials: { ...copy.testimonials, reviews: [] },
    },
  }
  expect(missingSections(without, false)).toEqual([
    'testimonials',
    'founders-heading',
    'guarantee',
    'bulk',
    'blog',
  ])
})

describe('the shop', () => {
  const [pack] = packs
  if (!pack) throw new Error('There is no pack')
  /** The shop with so many packs. */
  const withPacks = (count: number, { soldOut = false } = {}) => {
    const packs = Array.from({ length: count }, (_, place) => ({ ...pack, id: `pack${place}`, soldOut }))
    return render(<Shop />, { packs })('#shop')
  }

  it('with one pack has nothing to choose from: no radio, legend or badge, and its price once', () => {
    const shop = withPacks(1)
    expect(shop.find('fieldset, legend, [type=radio]')).toHaveLength(0)
    expect(shop.text()).not.toContain(content.words.shop.popular)
    expect(shop.find('[id$=-price]')).toHaveLength(1)
    expect(shop.text()).not.toContain(pack.savings)
    expect(shop.find('a[data-order]')).toHaveLength(1)
  })

  it('with one pack names it and its price for tracking, sold out or not, and shipping only where it is not', () => {
    for (const soldOut of [false, true]) {
      const shop = withPacks(1, { soldOut })
      const field = shop.find('[data-pack-selector] input[type=hidden]')
      expect(field.attr('value')).toBe('pack0')
      expect(shop.find(`#${field.attr('aria-describedby')}`).text()).not.toBe('')
      expect(shop.text().includes(String(words.delivery.shipsFree))).toBe(!soldOut)
    }
  })

  it.each([2, 7])('with %i packs has a card and an order for each, in the same order', (count) => {
    const shop = withPacks(count)
    const cards = shop.find('[type=radio]').map((_, radio) => radio.attribs.value)
    const orders = shop.find('.pack-orders [data-pack]').map((_, link) => link.attribs['data-pack'])
    expect(cards.get()).toEqual(orders.get())
    expect(cards).toHaveLength(count)
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
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is the newest one, with its page, its date and the first of its notes', () => {
    const html = renderLot(newest, older)
    for (const shown of ['href="/batch/SY-27-02"', '31 January 2028', 'Sweeter this time.'])
      expect(html).toContain(shown)
    expect(html).not.toContain('SY-27-01')
  })

  it.each<[string, Partial<Batch>]>([
    ['recalled', { recall: { on: '2027-05-01', reason: 'x', whatToDo: ['x'] } }],
    ['past its date', { expiresOn: '2027-05-31' }],
  ])('is the one before, where the newest is %s', (_, change) => {
    expect(renderLot({ ...newest, ...change }, older)).toContain('SY-27-01')
  })

  it('prints no note in another language than the page’s', () => {
    const html = renderLot({ ...newest, language: 'hi' })
    expect(html).toContain('SY-27-02')
    expect(html).not.toContain('Sweeter this time.')
  })
})

it('the sentence on lead has what the newest report found, and the limit; it is left out where none was found', () => {
  const withLead = (found: number | { below: number }) =>
    leadText({
      ...content,
      batches: [batch({ report: { ...sample.report, tests: [{ test: 'lead', found }] } as Batch['report'] })],
    })
  expect(withLead(0.07)).toMatch(/0\.07.*2\.5/)
  expect(withLead({ below: 0.02 })).toBe('')
  expect(leadText({ ...content, batches: [] })).toBe('')
})

it('a label without nutrition and doses has its ingredients and its other facts side by side, below its heading', () => {
  const parts = render(<JarLabel />, { nutrients: [], doses: undefined })('#label > div')
  const { eyebrow, ingredients, facts: other } = words.label
  expect(parts.map((_, part) => load(part)('h2, h3').first().text()).get()).toEqual([
    eyebrow,
    ingredients.heading,
    other.heading,
  ])
})

it('a photograph of the jar is cropped about its middle, and the rendered picture to its jar', () => {
  const cropOf = (computerMade: boolean) => {
    const name = copy.label.picture ?? ''
    const pictures = { [name]: { id: name, file: `${name}.webp`, alt: 'x', computerMade } }
    return render(<JarBack batch={undefined} />, { pictures })('img').attr('class')
  }
  expect(cropOf(true)).toBe('object-left')
  expect(cropOf(false)).toBe('')
})

it('a heading breaks at no hyphen, but in a word that is wider than a phone', () => {
  const html = renderToStaticMarkup(<UnbrokenText text="Dink and dry-fruit laddoos, gluten-free-and-good" />)
  expect(html).toBe('Dink and <span class="whitespace-nowrap">dry-fruit</span> laddoos, gluten-free-and-good')
})
