import articlePictures from 'virtual:shop/article-pictures?w=240;480;760;1360'
import type { JSX } from 'react'
import { useContent } from '#web/model/context.ts'
import type { Article, Content } from '#web/model/types.ts'
import { fill } from '#web/shop/fill.ts'
import { MarkdownText } from '#web/ui/MarkdownText.tsx'
import { referenceId, WaysBack } from '#web/ui/Notes.tsx'
import { Picture } from '#web/ui/Picture.tsx'

/** A question that opens: its plus becomes a minus. */
const QUESTION =
  "flex cursor-pointer list-none items-baseline justify-between gap-5 py-[0.85em] after:flex-none after:font-display after:text-[1.5em]/[1] after:text-moss after:content-['+'_/_''] group-open:after:content-['–'_/_''] [&::-webkit-details-marker]:hidden"

/** Photographs are as wide as the page's grid, words are not; a drawing is beside its caption. */
const FIGURE = 'my-[2em]'
const CAPTION = 'mt-[0.75em] text-[0.875em]/[1.5]'

/** The number of a source is small, inside a target of at least 24 px. */
const SOURCE_NUMBER =
  'relative px-[0.12em] py-[0.75em] font-semibold font-text text-moss tabular-nums no-underline in-[blockquote:not(.pull-quote)]:text-inherit after:absolute after:inset-x-[min(-0.35em,(100%-1.5rem)/2)] after:-inset-y-[0.75em] hover:underline'

/** A full article from its first line to its sources. It is rendered at build only. */
export function ArticleText({ article }: { article: Article }) {
  const { articleTexts, words } = useContent()
  const text = articleTexts[article.id]
  if (!text) throw new Error(`${article.id}: there is no text of this article`)
  return (
    <div className="prose drop-cap">
      <MarkdownText tree={text.tree} components={{ 'text-figure': Figure, 'source-number': SourceNumber }} />
      {/* The contents list leads to these two; see model/read-documents.ts. */}
      {text.faqs.length > 0 && <h2 id="questions">{words.blog.ends.questions}</h2>}
      {text.faqs.map(({ question, answer }) => (
        <details
          key={question}
          className="group mt-0 border-line border-b first-of-type:mt-[0.8em] first-of-type:border-t"
        >
          <summary className={QUESTION}>
            <h3 className="font-semibold font-text text-[1em]/[1.4]">{question}</h3>
          </summary>
          <p className="pb-[1.1em]">{answer}</p>
        </details>
      ))}
      {text.sources.length > 0 && <Sources sources={text.sources} />}
    </div>
  )
}

function Sources({ sources }: Pick<Content['articleTexts'][string], 'sources'>) {
  const { words } = useContent()
  return (
    <>
      <h2 id="sources">{words.blog.ends.sources}</h2>
      <ol className="text-[0.875em]/[1.5]">
        {sources.map(({ id, title, publisher, year, url, references }, index) => (
          <li
            key={id}
            id={`source-${id}`}
            className="scroll-mt-6 target:bg-linen target:outline-8 target:outline-linen"
          >
            <a href={url}>{title}</a>. {publisher}, {year}.
            <WaysBack
              to={`source-${id}`}
              count={references}
              number={index + 1}
              words={words.blog.sourceBack}
            />
          </li>
        ))}
      </ol>
    </>
  )
}

function Figure({ picture, caption, alt }: JSX.IntrinsicElements['text-figure']) {
  const { pictures } = useContent()
  const sources = articlePictures[picture]
  if (!sources) return null
  const isDrawing = sources.onDark !== undefined
  return (
    <figure className={`${FIGURE} ${isDrawing ? 'flex flex-wrap items-end gap-x-gap' : ''}`}>
      <Picture
        from={sources}
        alt={alt || (pictures[picture]?.alt ?? '')}
        className={isDrawing ? 'w-45 max-w-full' : 'w-full rounded-sm'}
        sizes="(width >= 64rem) 49.5rem, 92vw"
      />
      {caption && (
        <figcaption className={`${CAPTION} min-w-0 ${isDrawing ? 'flex-1 basis-56' : ''}`}>
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

function SourceNumber({ id, number, title, reference }: JSX.IntrinsicElements['source-number']) {
  const { words } = useContent()
  return (
    <sup className="align-[0.38em] text-[0.68em]">
      <a
        id={referenceId(`source-${id}`, reference)}
        href={`#source-${id}`}
        className={SOURCE_NUMBER}
        aria-label={fill(words.blog.source, { number, title })}
      >
        {number}
      </a>
    </sup>
  )
}
