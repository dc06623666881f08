/// <reference path="../../web/browser/prerendering.d.ts" />
import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Footer } from '#web/frame/Footer.tsx'
import type { Content } from '#web/model/content.ts'
import { ContentContext } from '#web/model/context.ts'
import { Founders } from '#web/pages/home/founders/Founders.tsx'
import { Heritage } from '#web/pages/home/heritage/Heritage.tsx'
import { Testimonials } from '#web/pages/home/testimonials/Testimonials.tsx'
import { content } from '../content.ts'

vi.mock('#web/ui/ContentPicture.tsx', () => ({
  ContentPicture: ({ name }: { name: string }) => <img src={name} alt="" />,
  founderPortrait: () => undefined,
  pictureFile: (name: string) => name,
}))

const { founders, testimonials } = content

/** The HTML of a section with some of the content replaced. */
const renderSection = (Section: () => React.ReactNode, replaced: Partial<Content>) =>
  load(
    renderToStaticMarkup(
      <ContentContext value={{ ...content, ...replaced }}>
        <Section />
      </ContentContext>,
    ),
  )

describe('testimonials', () => {
  const withReviews = (count: number, featured = testimonials.featured) =>
    renderSection(Testimonials, {
      testimonials: { ...testimonials, featured, reviews: testimonials.reviews.slice(0, count) },
    })

  it('are left out while there are none', () => {
    expect(withReviews(0).text()).toBe('')
  })

  it('count up to three in the heading, and say nothing of a choice', () => {
    const { few, heading, intro } = testimonials
    const headings = [1, 2, 3, 4].map((count) => withReviews(count)('h2').text())
    expect(headings).toEqual([few.one, few.two, few.three, heading])
    const choice = String(intro).replace(/\[.*/, '')
    expect(withReviews(3).text()).not.toContain(choice)
    expect(withReviews(4).text()).toContain(choice)
  })

  it('have the first before the list of the others, each of them once', () => {
    for (const count of [1, 2, 9]) {
      const $ = withReviews(count)
      expect($('blockquote')).toHaveLength(count)
      expect($('ul > li')).toHaveLength(count - 1)
      expect($('blockquote').first().text()).toBe(testimonials.reviews[0]?.review)
    }
  })
})

describe('founders', () => {
  const [first] = founders.people
  const withPeople = (count: number, replaced: Partial<Content> = {}) =>
    renderSection(Founders, {
      founders: { ...founders, people: founders.people.slice(0, count) },
      ...replaced,
    })

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
    expect(withPeople(1)('img')).toHaveLength(0)
    const { url: _, poster: __, ...reel } = content.reel
    expect(withPeople(1, { reel })('img').attr('src')).toBe('pan')
  })
})

describe('a shop', () => {
  const { brand } = content

  it('without letters has no sign-up form, and shows its name all the same', () => {
    const footer = (letters: boolean) => renderSection(Footer, { brand: { ...brand, letters } })
    expect(footer(true)('input[type="email"]')).toHaveLength(1)
    const $ = footer(false)
    expect($('form, input[type="email"], #newsletter-heading')).toHaveLength(0)
    expect($('.footer-name').text()).toBe(brand.name)
  })

  it('without a heading for its heritage has no such section', () => {
    expect(renderSection(Heritage, {})('h2').text()).toBe(content.heritage.heading)
    const heritage = { ...content.heritage, heading: undefined }
    expect(renderSection(Heritage, { heritage }).text()).toBe('')
  })
})
