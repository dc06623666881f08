/** The content that the list has beside an article, and on the blog's own page, which shows pictures. */
export const panelTopics = ['words.blog', 'articles', 'categories', 'language'] as const
export const listTopics = [...panelTopics, 'pictures'] as const
