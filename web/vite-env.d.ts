declare module '*&picture' {
  const picture: import('./ui/Picture.tsx').PictureSources
  export default picture
}

/** The questions without the answers; see build/plugins/faq-questions.ts. */
declare module '*/faq.ts?questions' {
  export const questions: readonly Omit<import('./content/faq.ts').FaqItem, 'answer'>[]
}
