const OF_LIST = { widget: 'relation', value_field: 'list.*.id' } as const

/** Offers the entries of a list in another file, including unsaved ones. */
export const CHOICES = {
  pictures: {
    ...OF_LIST,
    collection: 'pictures',
    file: 'pictures',
    display_fields: ['list.*.id'],
    search_fields: ['list.*.id', 'list.*.alt'],
  },
  claims: {
    ...OF_LIST,
    collection: 'legal',
    file: 'claims',
    display_fields: ['list.*.id'],
    search_fields: ['list.*.id'],
  },
  categories: {
    ...OF_LIST,
    collection: 'words-of-the-page',
    file: 'categories-of-articles',
    display_fields: ['list.*.name'],
    search_fields: ['list.*.name'],
  },
}
