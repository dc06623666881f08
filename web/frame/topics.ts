/** The content that the islands of the two forms have. */
export const newsletterTopics = ['words.signUp'] as const
export const questionTopics = ['words.question'] as const
