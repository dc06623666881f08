import type { LanguageId } from '#contract/languages.ts'
import { languageTitle } from '#web/model/titles.ts'
import { isGroup } from '#web/shop/placeholders.ts'
import { type Question, typed } from './ask-questions.ts'
import { readDevanagari } from './read-answers.ts'

/** Examples of a product and a place in each language but English. */
const EXAMPLES: Readonly<Record<Exclude<LanguageId, 'en'>, readonly [product: string, place: string]>> = {
  mr: ['आंब्याचं लोणचं', 'नाशिक'],
  hi: ['आम का अचार', 'नासिक'],
}

/** Asks for the names of the product, as a title and within a sentence, and of its place in another language that is chosen. */
export function namesIn(id: keyof typeof EXAMPLES): Question[] {
  const [product, place] = EXAMPLES[id]
  const when: Question['when'] = ({ languages }) => isGroup(languages) && languages[id] === true
  const questions: Question[] = [
    typed(`names.${id}.product`, `What you make, in ${languageTitle(id)}`, product, readDevanagari),
    {
      ...typed(`names.${id}.productInText`, 'The same within a sentence', product, readDevanagari),
      suggest: (given) => given[`names.${id}.product`],
    },
    typed(
      `names.${id}.city`,
      `The town or village where you make it, in ${languageTitle(id)}`,
      place,
      readDevanagari,
    ),
  ]
  return questions.map((each) => ({ ...each, when, refuse: 'That is not in Devanagari letters' }))
}
