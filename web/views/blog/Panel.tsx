import { useContent } from '#web/content/context.ts'
import { counted } from '#web/domain/counted.ts'
import { ArticleList } from './ArticleList.tsx'
import { Categories } from './Categories.tsx'
import { blogAddress } from './filter.ts'
import { Pager } from './Pager.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SmallScreenDisclosure } from './SmallScreenDisclosure.tsx'
import type { BlogState } from './use-blog.ts'

/** Everything that leads from one article to another. On small screens most of it is behind a button. */
export function Panel({ filter, matches, opened, current }: BlogState) {
  const { blog, language } = useContent()
  return (
    <>
      <SearchBox filter={filter} opened={opened} />
      <p role="status" className="sr-only">
        {filter.search && counted(blog.found, matches.length, language)}
      </p>
      {/* The key closes it again when another category is chosen. On an article's page the results are in it only. */}
      <SmallScreenDisclosure
        key={blogAddress({ ...filter, search: '' })}
        id="blog-categories"
        label={blog.categories}
        open={Boolean(opened && filter.search)}
      >
        <Categories filter={filter} />
        <ArticleList filter={filter} matches={matches} current={current} opened={opened} />
      </SmallScreenDisclosure>
      {current && <Pager filter={filter} matches={matches} current={current} />}
    </>
  )
}

/** The column that holds the panel and the table of contents. */
export const panelColumn = 'flex flex-wrap gap-3 print:hidden lg:flex-col lg:flex-nowrap lg:gap-8'
