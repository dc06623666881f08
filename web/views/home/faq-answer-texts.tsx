import type { ComponentType } from 'react'
import { faq } from '../../content/faq.ts'

/** What stands under each question, by the question's id. */
export const faqAnswers: Record<string, ComponentType> = Object.fromEntries(
  faq.map(({ id, answer }) => [id, () => <p className="max-w-[65ch] pb-6 sm:pl-11">{answer}</p>]),
)
