/// <reference path="../../web/browser/prerendering.d.ts" />
/// <reference path="../../web/ui/text-elements.d.ts" />
import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ContentContext } from '#web/model/context.ts'
import { Blog } from '#web/pages/blog/Blog.tsx'
import { content } from '../content.ts'

vi.mock('virtual:shop/article-pictures?w=240;480;760;1360', () => ({
  default: new Proxy({}, { get: () => ({ sources: {}, img: { src: 'picture', w: 1, h: 1 } }) }),
}))
vi.mock('#web/frame/PublicPage.tsx', () => ({
  PublicPage: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
}))

const { articles, blog } = content

/** The blog's own page with the first so many articles. */
const blogWith = (count: number) =>
  load(
    renderToStaticMarkup(
      <ContentContext value={{ ...content, articles: articles.slice(0, count) }}>
        <Blog articleId={undefined} />
      </ContentContext>,
    ),
  )

it('a blog of one article is that article, without a list, a search or a way to others', () => {
  const page = blogWith(1)
  expect(page('h1').text()).toBe(articles[0]?.title)
  expect(page('#sources')).toHaveLength(1)
  expect(page('search, #articles-heading, #related-heading')).toHaveLength(0)
  expect(page('main').text()).not.toContain(blog.allArticles)
})
