import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { SOURCE_LANGUAGE } from '#contract/languages.ts'
import { Admin } from './admin/Admin.tsx'
import { LabelsPage } from './admin/jar-labels/LabelsPage.tsx'
import { IslandNames } from './browser/islands/Island.tsx'
import { islandName } from './browser/islands/island-name.ts'
import { ContentContext } from './model/context.ts'
import type { Content } from './model/types.ts'
import { BatchView } from './pages/batch/BatchView.tsx'
import { Blog } from './pages/blog/Blog.tsx'
import { Home } from './pages/home/Home.tsx'
import { MailPage } from './pages/newsletter/MailPage.tsx'
import { NotFound } from './pages/not-found/NotFound.tsx'
import { PayPage } from './pages/pay/PayPage.tsx'
import { PolicyPage } from './pages/policy/PolicyPage.tsx'
import { batchPath, labelsPath, UNKNOWN_BATCH } from './shop/batch.ts'
import { mailPages } from './shop/mail-page.ts'
import { hasPayPage } from './shop/payment.ts'
import { Document, type PageAssets } from './site-build/prerender/Document.tsx'
import { shortTitleOf } from './site-build/prerender/page-meta.ts'
import { PageProvider, type Site } from './ui/page.ts'
import { isPolicy, type PolicyName, type ViewName, viewAt, views } from './views.ts'

/**
 * Every path that the build turns into a file of HTML.
 *
 * @returns paths as in English, such as `/blog`; `/404` is the page for unknown addresses, `/batch/404` the one below `/batch`
 */
export function pagesToPrerender(content: Content): string[] {
  const { articles, batches, language, facts } = content
  const paths = [
    ...Object.values(views)
      .filter(
        ({ name }) =>
          (name !== 'blog' || articles.length > 0) &&
          (name !== 'newsletter' || facts.brand.letters) &&
          (name !== 'pay' || hasPayPage(content)),
      )
      .map(({ path }) => path),
    ...articles.map(({ id }) => `${views.blog.path}/${id}`),
    ...batches.map(batchPath),
    ...batches.filter(({ retired }) => !retired).map(labelsPath),
    ...(batches.length > 0 ? [UNKNOWN_BATCH] : []),
    ...mailPages(content).map((page) => `${views.newsletter.path}/${page}`),
  ]
  return paths.filter((path) => language === SOURCE_LANGUAGE || viewAt(path).translated)
}

const islandNames = new Map(
  Object.entries(import.meta.glob('./**/*.island.tsx', { eager: true, import: 'default' })).map(
    ([file, component]) => [component, islandName(file)],
  ),
)

/** Renders a complete page at a path as in English. What a component throws fails the build. */
export function renderPage(path: string, content: Content, site: Site, assets: PageAssets): Promise<string> {
  return toHtml(
    <ContentContext value={content}>
      <PageProvider value={{ path, title: shortTitleOf(path, content), ...site }}>
        <IslandNames value={islandNames}>
          <Document path={path} assets={assets}>
            {viewElement(path)}
          </Document>
        </IslandNames>
      </PageProvider>
    </ContentContext>,
  )
}

function viewElement(path: string): ReactNode {
  const { name } = viewAt(path)
  return isPolicy(name) ? <PolicyPage name={name} /> : viewElements[name](path)
}

const viewElements: Record<Exclude<ViewName, PolicyName>, (path: string) => ReactNode> = {
  home: () => <Home />,
  blog: (path) => <Blog articleId={path.slice(views.blog.path.length + 1) || undefined} />,
  batch: (path) => <BatchView path={path} />,
  labels: (path) => <LabelsPage path={path} />,
  pay: () => <PayPage />,
  newsletter: (path) => <MailPage path={path} />,
  admin: () => <Admin />,
  'not-found': () => <NotFound />,
}

async function toHtml(page: ReactNode): Promise<string> {
  let failure: unknown
  const { prelude } = await prerender(page, {
    // Everything in its place: a part that is sent later is moved there by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure ??= error
    },
  })
  const html = await new Response(prelude).text()
  if (failure) throw failure
  return html
}
