import type { Plugin } from 'vite'
import { faq } from '../../content/faq.ts'

/** Lets the questions be had without the answers: `faq.ts?questions`. The answers are in the page's HTML already. */
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
