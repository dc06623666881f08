import { renderToStaticMarkup } from 'react-dom/server'
import { ContentContext, useContent } from '#web/content/context.ts'
import { Island } from '#web/islands/Island.tsx'
import { PublicPage } from '#web/layout/PublicPage.tsx'
import { preloadPicture } from '#web/ui/Picture.tsx'
import { ArticleEnd } from './ArticleEnd.tsx'
import { ArticlePage } from './ArticlePage.tsx'
import { articlePictures } from './article-pictures.ts'
import { BlogList } from './BlogList.tsx'
import { Contents } from './Contents.tsx'
import { Masthead } from './Masthead.tsx'
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
