import { type ReactNode, use } from 'react'
import { type PictureName, pictures } from '#web/content/pictures.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { articlePictures } from './article-pictures.ts'
import { LabelDrawing } from './LabelDrawing.tsx'
import { Sources } from './sources.ts'

/** The tags that an article's text may use beside Markdown. */
export const articleTags = { PullQuote, Callout, Figure, Source, LabelDrawing, Sa, Hi }

function PullQuote({ children }: { children: ReactNode }) {
  return <p className="pull-quote">{children}</p>
}

function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="note" aria-label={title} className="callout">
      <p className="callout-title">{title}</p>
      {children}
    </div>
  )
}

function Figure({ name, caption }: { name: PictureName; caption: string }) {
  return (
    <figure>
      <Picture
        from={articlePictures[name]}
        alt={pictures[name].alt}
        sizes="(width >= 64rem) 42.5rem, (width >= 45rem) 42.5rem, 92vw"
      />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** Sanskrit in Devanagari. */
function Sa({ children }: { children: ReactNode }) {
  return <span lang="sa">{children}</span>
}

/** Hindi in Devanagari. */
function Hi({ children }: { children: ReactNode }) {
  return <span lang="hi">{children}</span>
}

function Source({ id }: { id: string }) {
  const sources = use(Sources)
  const place = sources.findIndex((source) => source.id === id)
  const source = sources[place]
  if (!source) throw new Error(`<Source id="${id}">: the article's frontmatter has no source of that id`)
  return (
    <sup>
      <a href={`#source-${id}`} aria-label={`Source ${place + 1}: ${source.title}`}>
        {place + 1}
      </a>
    </sup>
  )
}
