import articlePictures from 'virtual:shop/article-pictures?w=240;480;760;1360'
import type { JSX } from 'react'
import { useContent } from '#web/model/context.ts'
import type { Article } from '#web/model/schema/documents.ts'
import { fill } from '#web/shop/fill.ts'
import { MarkdownText } from '#web/ui/MarkdownText.tsx'
import { referenceId, WaysBack } from '#web/ui/Notes.tsx'
import { Picture } from '#web/ui/Picture.tsx'

/** A question that opens: its plus becomes a minus. */
const QUESTION =
  "flex cursor-pointer list-none items-baseline justify-between gap-5 py-[0.85em] after:flex-none after:font-display after:text-[1.5em]/[1] after:text-moss after:content-['+'_/_''] group-open:after:content-['–'_/_''] [&::-webkit-details-marker]:hidden"

/** Pictures are as wide as the page's grid, words are not. */
const FIGURE = 'my-[2em]'
const CAPTION = 'mt-[0.75em] text-[0.875em]/[1.5]'

/** The number of a source is small; what can be touched around it is 24 px at least. */
const SOURCE_NUMBER =
  'relative px-[0.12em] py-[0.75em] font-semibold font-text text-moss tabular-nums no-underline after:absolute after:inset-x-[min(-0.35em,(100%-1.5rem)/2)] after:-inset-y-[0.75em] hover:underline'

/** A full article from its first line to its sources. It is rendered at build only. */
export function ArticleText({ article }: { article: Article }) {
  const { articleTexts, blog } = useContent()
  const text = articleTexts[article.id]
  if (!text) throw new Error(`${article.id}: there is no text of this article`)
  return (
    <div className="prose drop-cap">
      <MarkdownText
        tree={text.tree}
        parts={{ 'label-drawing': <LabelDrawing /> }}
        components={{ 'text-figure': Figure, 'source-number': SourceNumber }}
      />
      {/* The contents list leads here; see model/read-documents.ts. */}
      <h2 id="questions">{blog.ends.questions}</h2>
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
      <h2 id="sources">{blog.ends.sources}</h2>
      <ol className="text-[0.875em]/[1.5]">
        {text.sources.map(({ id, title, publisher, year, url, references }, index) => (
          <li
            key={id}
            id={`source-${id}`}
            className="scroll-mt-6 target:bg-linen target:outline-8 target:outline-linen"
          >
            <a href={url}>{title}</a>. {publisher}, {year}.
            <WaysBack to={`source-${id}`} count={references} number={index + 1} words={blog.sourceBack} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Figure({ picture, caption, alt }: JSX.IntrinsicElements['text-figure']) {
  const { pictures } = useContent()
  const sources = articlePictures[picture]
  if (!sources) return null
  return (
    <figure className={FIGURE}>
      <Picture
        from={sources}
        alt={alt || (pictures[picture]?.alt ?? '')}
        className="w-full rounded-sm"
        sizes="(width >= 64rem) 49.5rem, 92vw"
      />
      {caption && <figcaption className={CAPTION}>{caption}</figcaption>}
    </figure>
  )
}

function SourceNumber({ id, number, title, reference }: JSX.IntrinsicElements['source-number']) {
  const { blog } = useContent()
  return (
    <sup className="align-[0.5em] text-[0.68em]">
      <a
        id={referenceId(`source-${id}`, reference)}
        href={`#source-${id}`}
        className={SOURCE_NUMBER}
        aria-label={fill(blog.source, { number, title })}
      >
        {number}
      </a>
    </sup>
  )
}

/** Units of the drawing. */
const WIDTH = 640
const TOP = 96
const STEP = 56

/** A back label with its six lines numbered, as the guide explains them. */
function LabelDrawing() {
  const { labelDrawing } = useContent().documents
  if (!labelDrawing) return null
  const height = TOP + labelDrawing.lines.length * STEP + 24
  return (
    <figure className={FIGURE}>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={labelDrawing.alt}
        className="w-full rounded-sm bg-linen text-leaf"
      >
        <rect
          x="20"
          y="20"
          width={WIDTH - 40}
          height={height - 40}
          rx="14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <text x={WIDTH / 2} y="64" textAnchor="middle" fontSize="24" letterSpacing="4" fill="currentColor">
          {labelDrawing.title}
        </text>
        {labelDrawing.lines.map((line, index) => (
          <g key={line} transform={`translate(0 ${TOP + index * STEP})`}>
            <path d={`M44 0H${WIDTH - 44}`} stroke="currentColor" opacity="0.25" />
            <circle cx="64" cy="28" r="15" fill="currentColor" />
            <text x="64" y="34" textAnchor="middle" fontSize="17" className="fill-paper">
              {index + 1}
            </text>
            <text x="96" y="35" fontSize="20" fill="currentColor">
              {line}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={CAPTION}>{labelDrawing.caption}</figcaption>
    </figure>
  )
}
