import { FloatingButtons } from '../../layout/FloatingButtons.tsx'
import { Footer } from '../../layout/Footer.tsx'
import { Header } from '../../layout/Header.tsx'
import { MobileBar } from '../../layout/MobileBar.tsx'
import { views } from '../../views.ts'
import NotFound from '../NotFound.tsx'
import { ArticlePage } from './ArticlePage.tsx'
import { articleTexts } from './article-texts.tsx'
import { Index } from './Index.tsx'
import { Masthead } from './Masthead.tsx'
import { Panel } from './Panel.tsx'
import { useBlog } from './use-blog.ts'
import '../../ui/prose.css'
import './article.css'

export default function Blog() {
  const blog = useBlog()
  if (blog.lost) return <NotFound />
  return (
    <>
      <Header />
      <main id="main" className="wide pt-4 pb-24 lg:pt-8 lg:pb-36">
        <Masthead compact={Boolean(blog.opened)} />
        <div className="mt-8 grid gap-x-14 gap-y-10 lg:mt-12 lg:grid-cols-[19rem_minmax(0,1fr)] xl:gap-x-20">
          <Panel {...blog} />
          {blog.opened ? <ArticlePage key={blog.opened.id} article={blog.opened} /> : <Index {...blog} />}
        </div>
      </main>
      <Footer />
      <MobileBar />
      <FloatingButtons />
    </>
  )
}

/**
 * Fetches the text of the article that a path leads to, before a switch shows it.
 *
 * @param path a URL's path
 */
export async function load(path: string): Promise<void> {
  await articleTexts.get(path.slice(views.blog.path.length + 1))?.load()
}
