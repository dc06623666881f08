import type { ComponentProps } from 'react'
import { PageLink } from '#web/ui/PageLink.tsx'
import { views } from '#web/views.ts'
import { Wordmark } from './Header.tsx'
import { DraftMark } from './LanguageLinks.tsx'

/** A page to which only messages link: without header, bar and footer, and the wordmark leads home. */
export function BarePage({ children, ...main }: ComponentProps<'main'>) {
  return (
    <>
      <div className="wide">
        <DraftMark />
      </div>
      <main id="main" className="page-grid py-(--pad)" {...main}>
        <PageLink
          to={views.home.path}
          className="inline-flex min-h-11 items-center justify-self-start rounded-sm text-leaf"
        >
          <Wordmark />
        </PageLink>
        {children}
      </main>
    </>
  )
}
