import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { MdxFile } from '#web/content/mdx-file.ts'
import { policy } from '#web/content/policy.ts'
import { PublicPage } from '#web/layout/PublicPage.tsx'
import { longDate } from '#web/lib/format.ts'
import { views } from '#web/views.ts'
import { policyTags } from './policy-tags.tsx'

type Frontmatter = { title: string; description: string; updated?: string; textOf?: string }

/** A policy, with the way back above it. */
export function PolicyPage({ frontmatter, Body }: { frontmatter: unknown; Body: MdxFile['default'] }) {
  const { title, description, updated, textOf } = frontmatter as Frontmatter
  return (
    <PublicPage className="wide pt-4 pb-24 lg:pt-8 lg:pb-36">
      <BackHome />
      <div className="mx-auto mt-6 max-w-[42.5rem] lg:mt-12">
        <p className="eyebrow text-moss">{policy.eyebrow}</p>
        <h1 className="mt-3 text-[clamp(2.375rem,1.6rem+3vw,4rem)] leading-[1.05]">{title}</h1>
        <p className="mt-5 text-lede">{description}</p>
        {updated && (
          <p className="mt-4 text-base text-moss">
            {policy.updated} <time dateTime={updated}>{longDate(updated)}</time>
            {textOf && (
              <>
                . {policy.wordingOf} <time dateTime={textOf}>{longDate(textOf)}</time>
              </>
            )}
          </p>
        )}
        <div className="mt-10 border-leaf/20 border-t pt-10">
          <div className="prose">
            <Body components={policyTags} />
          </div>
        </div>
      </div>
    </PublicPage>
  )
}

function BackHome() {
  return (
    <a
      href={views.home.path}
      className="inline-flex min-h-11 items-center gap-2 text-base text-leaf underline-offset-4 hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden strokeWidth={1.5} className="size-5" />
      {policy.backHome}
    </a>
  )
}
