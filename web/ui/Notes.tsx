import { createContext, type ReactNode, use } from 'react'

import { fill } from '../domain/fill.ts'
import { useContent } from '../model/context.ts'
import { Fold } from './Fold.tsx'

/** The ids of the page's notes, in the order in which the text refers to them first. */
const NotesContext = createContext<string[]>([])

/** `[^rating]` in a text refers to the note `rating`. */
const MARK = /\[\^([\w-]+)\]/

/** Surrounds a page whose texts refer to notes. The page is rendered once, in its own order, which numbers the notes. */
export function NotedPage({ children }: { children: ReactNode }) {
  return <NotesContext value={[]}>{children}</NotesContext>
}

/** Prints a text with its notes' numbers. A note that is left out, because its claim is, leaves no number. */
export function NotedText({ text }: { text: string }) {
  return text.split(MARK).map((part, index) => (index % 2 === 0 ? part : <NoteNumber key={part} id={part} />))
}

function NoteNumber({ id }: { id: string }) {
  const { notes } = useContent()
  const order = use(NotesContext)
  if (!notes.list.some((note) => note.id === id)) return null
  const isFirst = !order.includes(id)
  if (isFirst) order.push(id)
  return (
    <sup>
      <a
        id={isFirst ? `to-note-${id}` : undefined}
        href={`#note-${id}`}
        aria-label={fill(notes.name, { number: order.indexOf(id) + 1 })}
        aria-describedby={`note-${id}`}
        className="note-number"
      >
        {order.indexOf(id) + 1}
      </a>
    </sup>
  )
}

/** The notes that the text above refers to, each with a way back. */
export function Notes() {
  const { notes } = useContent()
  const order = use(NotesContext)
  if (order.length === 0) return null
  return (
    <section aria-labelledby="notes-heading" className="notes">
      <div className="wide">
        <Fold phoneOnly label={<h2 id="notes-heading">{notes.heading}</h2>}>
          <ol>
            {order.map((id, index) => (
              <li key={id}>
                <span id={`note-${id}`}>{notes.list.find((note) => note.id === id)?.text}</span>{' '}
                <a
                  href={`#to-note-${id}`}
                  aria-label={fill(notes.back, { number: index + 1 })}
                  className="note-back"
                >
                  ↩
                </a>
              </li>
            ))}
          </ol>
        </Fold>
      </div>
    </section>
  )
}
