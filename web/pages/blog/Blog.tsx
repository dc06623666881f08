import articlePictures from 'virtual:shop/article-pictures?w=240;480;760;1360'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Island } from '#web/browser/islands/Island.tsx'
import { PublicPage } from '#web/frame/PublicPage.tsx'
import { useContent } from '#web/model/context.ts'
import { preloadPicture } from '#web/ui/Picture.tsx'
import { views } from '#web/views.ts'
import { HEADER_PICTURE_SIZES } from './ArticleHeader.tsx'
import { ArticleEnd, ArticlePage } from './ArticlePage.tsx'
import BlogList from './blog-list.island.tsx'
import { Contents } from './Contents.tsx'
import { panelColumn } from './Panel.tsx'
import { listTopics, panelTopics } from './topics.ts'

type Props = {
  /** The article to show; without one, the blog's own page. */
  articleId: string | undefined
}

/** The blog: its own page, which opens with the first article, or the page of one article. An only article is the blog. */
export function Blog({ articleId }: Props) {
  const { articles } = useContent()
  const isOnly = articles.length === 1
  const article = isOnly ? articles[0] : articles.find(({ id }) => id === articleId)
  const first = article ?? articles[0]
  preloadPicture(articlePictures[first?.featuredImage ?? ''], HEADER_PICTURE_SIZES[article ? 'h1' : 'h2'])
  return (
    <PublicPage>
      <Masthead compact={Boolean(article)} isOnly={isOnly} />
      {article ? (
        <div className="page-grid gap-y-8 pt-3 pb-pad lg:gap-y-14 lg:pt-6">
          <ArticlePage
            article={article}
            panel={
              <div className={panelColumn}>
                {!isOnly && (
                  <Island
                    component={BlogList}
                    props={{ opened: article.id }}
                    content={panelTopics}
                    hydrateOn="idle"
                    className="contents"
                  />
                )}
                {article.full && <Contents article={article} />}
              </div>
            }
          />
        </div>
      ) : (
        <Island
          component={BlogList}
          props={{}}
          pageHtml={{ end: <ArticleEnd /> }}
          content={listTopics}
          hydrateOn="idle"
          className="contents"
        />
      )}
    </PublicPage>
  )
}

const link = 'inline-flex min-h-11 items-center gap-2 text-base text-leaf underline-offset-4 hover:underline'

/** The way back, and on the blog's own page its title. */
function Masthead({ compact, isOnly }: { compact: boolean; isOnly: boolean }) {
  const { words, copy } = useContent()
  return (
    <div className="page-grid gap-y-3 pt-1 lg:pt-3">
      <p className="flex flex-wrap items-center gap-x-6 print:hidden">
        <a href={views.home.path} className={link}>
          <ArrowLeft aria-hidden className="size-5" />
          {words.blog.backHome}
        </a>
        {compact && !isOnly && (
          <a href={views.blog.path} className={link}>
            {words.blog.allArticles}
          </a>
        )}
      </p>
      {!compact && (
        <>
          <div className="md:col-end-7 xl:pt-4">
            <p className="eyebrow text-fern">{words.blog.eyebrow}</p>
            <h1 className="mt-2 text-h1 xl:mt-3">{words.blog.title}</h1>
          </div>
          <p className="text-balance text-lede md:c7 md:self-end md:pb-3">{copy.blog.lede}</p>
        </>
      )}
    </div>
  )
}
