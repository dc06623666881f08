import type { Plugin } from 'vite'
import { faq } from '../../content/faq.ts'

/** `faq.ts?questions` strips the answers so that they are not shipped to the browser, which has them in the HTML. */
export function faqQuestions(): Plugin {
  const questions = faq.map(({ id, icon, question }) => ({ id, icon, question }))
  return {
    name: 'faq-questions',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/content\/faq\.ts\?questions$/ },
      handler: () => ({ code: `export const questions = ${JSON.stringify(questions)}`, map: null }),
    },
  }
}
