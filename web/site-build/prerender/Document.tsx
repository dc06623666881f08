import type { ReactNode } from 'react'
import { localeOf } from '#contract/languages.ts'
import { ENTRY_SCRIPT } from '#web/browser/islands/script-loader.ts'
import { useContent } from '#web/model/context.ts'
import { batchesOnSale, batchPath } from '#web/shop/batch.ts'
import { rawHtml } from '#web/ui/raw-html.ts'
import { Head } from './Head.tsx'
import { SPECULATION_RULES } from './speculation-rules.ts'

/** Files that the build, or the development server in its place, adds to a page. */
export type PageAssets = {
  /** The inline script: it runs before the first paint. */
  inlineScript: string
  entry: {
    src: string
    /** The entry's own static imports, loaded alongside it. */
    imports: readonly string[]
    /** Subresource integrity: a script that a cache or a proxy has changed is not run. */
    integrity?: string
  }
  /** Colours the browser's own bars, like the page's paper. */
  themeColour: string
  /** The address of the sheet, on the development server; a build adds its styles to the finished page. */
  stylesheet?: string
}

type Props = { path: string; assets: PageAssets; children: ReactNode }

/** A complete page. */
export function Document({ path, assets, children }: Props) {
  const content = useContent()
  const { isOfferOver, language, pause, words } = content
  const [, ...olderLots] = batchesOnSale(content, new Date())
  const { inlineScript, entry, themeColour, stylesheet } = assets
  return (
    <html
      lang={localeOf(language)}
      data-expires={olderLots.find((batch) => path === batchPath(batch))?.expiresOn}
      data-closed={pause?.isNow ? '' : undefined}
      data-closing={pause?.isSoon ? '' : undefined}
      data-offer={isOfferOver ? 'over' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour} />
        {stylesheet && <link rel="stylesheet" href={stylesheet} />}
        <script {...rawHtml(inlineScript)} />
        <script type="module" src={entry.src} integrity={entry.integrity} {...{ [ENTRY_SCRIPT]: '' }} />
        {entry.imports.map((file) => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
        <Head path={path} />
      </head>
      <body data-site={JSON.stringify(words.site)}>
        <div id="root">{children}</div>
        <script type="speculationrules" {...rawHtml(SPECULATION_RULES)} />
      </body>
    </html>
  )
}
