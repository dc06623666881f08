import { useTopics } from '#web/model/context.ts'
import type { Article } from '#web/model/types.ts'
import { panelReading, panelRows } from './panel-rows.ts'
import { SmallScreenDisclosure } from './SmallScreenDisclosure.tsx'
import type { panelTopics } from './topics.ts'

/** The article's headings; `reading-position.ts` marks the current one. */
export function Contents({ article }: { article: Article }) {
  const { blog } = useTopics<typeof panelTopics>().words
  return (
    <nav
      aria-label={blog.contents}
      data-contents=""
      className="flex w-full flex-wrap gap-y-3 lg:sticky lg:-ml-5 lg:w-auto lg:pl-5 lg:top-[calc(var(--header-height)+2rem)] lg:max-h-[calc(100dvh-var(--header-height)-4rem)] lg:overflow-y-auto"
    >
      <SmallScreenDisclosure label={blog.contents}>
        <p className="eyebrow mb-1 text-fern max-lg:hidden">{blog.contents}</p>
        <ol className={`${panelRows} text-base leading-snug`}>
          {article.headings.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={`${panelReading} flex min-h-11 items-center py-1.5 text-leaf underline-offset-4 hover:underline`}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </SmallScreenDisclosure>
    </nav>
  )
}
