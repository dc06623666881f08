import type { JSX } from 'react'
import { useContent } from '#web/content/context.ts'
import type { Article } from '#web/content/schema/documents.ts'
import { fill } from '#web/domain/fill.ts'
import { MarkdownText } from '#web/ui/MarkdownText.tsx'
import { Picture, type PictureSources } from '#web/ui/Picture.tsx'
import { articlePictures } from './article-pictures.ts'
import { LabelDrawing } from './LabelDrawing.tsx'

/** A full article from its first line to its sources. It is rendered at build only. */
export function ArticleText({ article }: { article: Article }) {
  const { articleTexts, blog } = useContent()
  const text = articleTexts[article.id]
  if (!text) throw new Error(`${article.id}: there is no text of this article`)
  return (
    <div className="prose article-text">
      <MarkdownText
        tree={text.tree}
        parts={{ 'label-drawing': <LabelDrawing /> }}
        components={{ 'text-figure': Figure, 'source-number': SourceNumber }}
      />
      {/* The contents list leads here; see content/read-documents.ts. */}
      <h2 id="questions">{blog.ends.questions}</h2>
      {text.faqs.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
      <h2 id="sources">{blog.ends.sources}</h2>
      <ol className="article-sources">
        {text.sources.map(({ id, title, publisher, year, url }) => (
          <li key={id} id={`source-${id}`}>
            <a href={url}>{title}</a>. {publisher}, {year}.
          </li>
        ))}
      </ol>
    </div>
  )
}

function Figure({ picture, caption, alt }: JSX.IntrinsicElements['text-figure']) {
  const { pictures } = useContent()
  const sources: PictureSources | undefined = articlePictures[picture]
  if (!sources) throw new Error(`![](${picture}): web/images has no picture of that name`)
  return (
    <figure>
      <Picture
        from={sources}
        alt={alt || pictures[picture].alt}
        sizes="(width >= 64rem) 42.5rem, (width >= 45rem) 42.5rem, 92vw"
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function SourceNumber({ id, number, title }: JSX.IntrinsicElements['source-number']) {
  const { blog } = useContent()
  return (
    <sup>
      <a href={`#source-${id}`} aria-label={fill(blog.source, { number, title })}>
        {number}
      </a>
    </sup>
  )
}
