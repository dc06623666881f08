import { loadContent } from '#web/model/load.ts'
import { DEMONSTRATION } from '#web/model/shop-folder.ts'
import type { Content, Doses } from '#web/model/types.ts'

/** The demonstration in English, which every test of the code builds: its words and numbers may be typed in a test. */
export const content = loadContent('en', DEMONSTRATION)

/** The reel, which the demonstration has. */
export const reel = {
  ...content.words.reel,
  ...(content.facts.reel as NonNullable<Content['facts']['reel']>),
}

/** The amounts to take, which the demonstration gives. */
export const doses = content.doses as Doses

/** Replaces some of a topic: `change(content, 'copy', 'founders', { people: [] })`. */
export function change<Root extends 'words' | 'copy' | 'facts', Topic extends keyof Content[Root]>(
  from: Content,
  root: Root,
  topic: Topic,
  fields: Partial<Content[Root][Topic]>,
): Content {
  return { ...from, [root]: { ...from[root], [topic]: { ...from[root][topic], ...fields } } }
}
