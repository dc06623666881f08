// What stands below every full article: the headings of its questions and its sources. The words may change.

export const articleEnds = {
  faqs: { id: 'questions', text: 'Questions and answers' },
  sources: { id: 'sources', text: 'Sources' },
} as const
