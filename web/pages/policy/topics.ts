/** The content that the island of the stored data has. */
export const myDataTopics = ['words.myData', 'language'] as const
