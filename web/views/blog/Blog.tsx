import ArrowLeft from 'lucide-react/icons/arrow-left'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContentContext, useContent } from '#web/content/context.ts'
import { Island } from '#web/islands/Island.tsx'
import { PublicPage } from '#web/layout/PublicPage.tsx'
import { Engraving } from '#web/ui/Engraving.tsx'
import { preloadPicture } from '#web/ui/Picture.tsx'
import { views } from '#web/views.ts'
import { ArticleEnd, ArticlePage } from './ArticlePage.tsx'
import { articlePictures } from './article-pictures.ts'
import { BlogList } from './BlogList.tsx'
import { Contents } from './Contents.tsx'
import { OPENING_PICTURE_SIZES } from './Opening.tsx'
import { panelColumn } from './Panel.tsx'

type Props = {
  /** The article to show; without one, the blog's own page. */
  articleId: string | undefined
}

/** The blog: its own page, which opens with the first article, or the page of one article. */
export function Blog({ articleId }: Props) {
  const content = useContent()
  const { articles } = content
  const article = articles.find(({ id }) => id === articleId)
  const first = article ?? articles[0]
  if (first) preloadPicture(articlePictures[first.featuredImage], OPENING_PICTURE_SIZES)
  const end = renderToStaticMarkup(
    <ContentContext value={content}>
      <ArticleEnd />
    </ContentContext>,
  )
  return (
    <PublicPage className="wide pt-4 pb-24 lg:pt-8 lg:pb-36">
      <Masthead compact={Boolean(article)} />
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:mt-12 lg:grid-cols-[19rem_minmax(0,1fr)] xl:gap-x-20">
        {article ? (
          <>
            <div className={panelColumn}>
              <Island
                name="blog-list"
                component={BlogList}
                props={{ opened: article.id }}
                content={['articles', 'blog', 'categories', 'language']}
                className="contents"
              />
              {article.full && <Contents article={article} address="" />}
            </div>
            <ArticlePage article={article} />
          </>
        ) : (
          <Island
            name="blog-list"
            component={BlogList}
            props={{}}
            staticProps={{ end }}
            content={['articles', 'blog', 'categories', 'language', 'pictures']}
            className="contents"
          />
        )}
      </div>
    </PublicPage>
  )
}

const link = 'inline-flex min-h-11 items-center gap-2 text-base text-leaf underline-offset-4 hover:underline'

/** The way back, and on the blog's own page its title. */
function Masthead({ compact }: { compact: boolean }) {
  const { blog } = useContent()
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-6 print:hidden">
        <a href={views.home.path} className={link}>
          <ArrowLeft aria-hidden strokeWidth={1.5} className="size-5" />
          {blog.backHome}
        </a>
        {compact && (
          <a href={views.blog.path} className={link}>
            {blog.allArticles}
          </a>
        )}
      </p>
      {!compact && (
        <div className="mt-6 flex items-end justify-between gap-8 border-leaf/20 border-b pb-8 lg:mt-10 lg:pb-12">
          <div>
            <p className="eyebrow text-moss">{blog.eyebrow}</p>
            <h1 className="mt-3 text-h1">{blog.title}</h1>
            <p className="mt-5 max-w-[44ch] text-lede">{blog.lede}</p>
          </div>
          <Engraving drawing="amla-sprig" className="hidden w-64 shrink-0 text-moss lg:block" />
        </div>
      )}
    </>
  )
}
