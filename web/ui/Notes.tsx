import { createContext, Fragment, type ReactNode, use } from 'react'
import { useContent } from '../model/context.ts'
import { fill } from '../shop/fill.ts'
import { Disclosure } from './Disclosure.tsx'

/** The number of references to each note, by the note's id, in the order of the first references. */
const NotesContext = createContext(new Map<string, number>())

/** `[^rating]` in a text refers to the note `rating`. */
const MARK = /\[\^([\w-]+)\]/

/**
 * Surrounds a page whose texts refer to notes. Components below it write into its map while they are rendered, which React
 * forbids where a render may be repeated. Here it is not: the build renders each component once, in the order of the page,
 * nothing suspends, and no island has notes.
 */
export function NotedPage({ children }: { children: ReactNode }) {
  return <NotesContext value={new Map()}>{children}</NotesContext>
}

/** Prints a text with its notes' numbers. A note that is left out, because its claim is, leaves no number. */
export function NotedText({ text }: { text: string }) {
  return text.split(MARK).map((part, index) => (index % 2 === 0 ? part : <NoteNumber key={part} id={part} />))
}

/** The number is close to its word, inside a target of at least 24 px (WCAG 2.5.8). */
function NoteNumber({ id }: { id: string }) {
  const { copy, words } = useContent()
  const references = use(NotesContext)
  if (!copy.notes.list.some((note) => note.id === id)) return null
  const place = (references.get(id) ?? 0) + 1
  references.set(id, place)
  const number = [...references.keys()].indexOf(id) + 1
  return (
    <sup className="text-[0.75rem]">
      <a
        id={referenceId(`note-${id}`, place)}
        href={`#note-${id}`}
        aria-label={fill(words.notes.name, { number })}
        aria-describedby={`note-${id}`}
        className="-mx-[0.75em] px-[0.85em] py-[0.75em] font-text lining-nums underline underline-offset-[0.2em]"
      >
        {number}
      </a>
    </sup>
  )
}

/** The notes that the text above refers to, each with a way back. */
export function Notes() {
  const { words, copy } = useContent()
  const references = use(NotesContext)
  if (references.size === 0) return null
  return (
    <section aria-labelledby="notes-heading" className="bg-paper pb-5 text-small">
      <div className="wide">
        <Disclosure
          phoneOnly
          label={
            <h2 id="notes-heading" className="text-h4">
              {words.notes.heading}
            </h2>
          }
        >
          <ol className="list-decimal pb-3 md:mt-2 md:columns-2 md:gap-x-gap xl:columns-3">
            {[...references].map(([id, count], index) => (
              <li
                key={id}
                className="ml-5 break-inside-avoid pb-1 marker:font-semibold marker:text-fern has-target:bg-amla/35"
              >
                <span id={`note-${id}`}>{copy.notes.list.find((note) => note.id === id)?.text}</span>
                <WaysBack to={`note-${id}`} count={count} number={index + 1} words={words.notes.back} />
              </li>
            ))}
          </ol>
        </Disclosure>
      </div>
    </section>
  )
}

type WaysBackProps = {
  to: string
  number: number
  /** How many places refer to it. */
  count: number
  /** `letters`: what stands for the places, one a letter. */
  words: Readonly<Record<'one' | 'several' | 'letters', string>>
}

/** Links a note, or a source, back to each place of the text that refers to it: an arrow, or letters for several. */
export function WaysBack({ to, number, count, words }: WaysBackProps) {
  return Array.from({ length: count }, (_, index) => index + 1).map((place) => (
    <Fragment key={place}>
      {' '}
      <a
        href={`#${referenceId(to, place)}`}
        aria-label={fill(count > 1 ? words.several : words.one, { number, place })}
        // A target of at least 24 px (WCAG 2.5.8).
        className="px-[0.5em] py-[0.3em]"
      >
        {count > 1 ? ([...words.letters][place - 1] ?? place) : '↩'}
      </a>
    </Fragment>
  ))
}

/** Names the place of the text that refers to a note for the first time, the second time, … */
export function referenceId(to: string, place: number): string {
  return place === 1 ? `to-${to}` : `to-${to}-${place}`
}
