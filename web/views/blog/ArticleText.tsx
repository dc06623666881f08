import { articleEnds } from '#web/content/article-ends.ts'
import type { Faq, Source } from '#web/content/articles.ts'
import type { MdxFile } from '#web/content/mdx-file.ts'
import { articleTags } from './article-tags.tsx'
import { Sources } from './sources.ts'

type Props = {
  Body: MdxFile['default']
  faqs: readonly Faq[]
  sources: readonly Source[]
}

/** A full article from its first line to its sources. It is rendered at build only. */
export function ArticleText({ Body, faqs, sources }: Props) {
  return (
    <Sources value={sources}>
      <div className="prose article-text">
        <Body components={articleTags} />
        <h2 id={articleEnds.faqs.id}>{articleEnds.faqs.text}</h2>
        {faqs.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
        <h2 id={articleEnds.sources.id}>{articleEnds.sources.text}</h2>
        <ol className="article-sources">
          {sources.map(({ id, title, publisher, year, url }) => (
            <li key={id} id={`source-${id}`}>
              <a href={url}>{title}</a>. {publisher}, {year}.
            </li>
          ))}
        </ol>
      </div>
    </Sources>
  )
}
