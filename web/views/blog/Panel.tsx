import { blog } from '../../content/blog.ts'
import { ArticleList } from './ArticleList.tsx'
import { Categories } from './Categories.tsx'
import { Contents } from './Contents.tsx'
import { blogAddress } from './filter.ts'
import { Pager } from './Pager.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SmallScreenToggle } from './SmallScreenToggle.tsx'
import type { BlogState } from './use-blog.ts'

/** Everything that leads from one article to another. On small screens most of it waits behind a button. */
export function Panel({ filter, matches, opened, current }: BlogState) {
  const address = blogAddress(filter, opened?.id)
  return (
    <div className="flex flex-wrap gap-3 print:hidden lg:flex-col lg:flex-nowrap lg:gap-8">
      <SearchBox filter={filter} opened={opened} />
      <p role="status" className="sr-only">
        {filter.search && `${matches.length} ${blog.found}`}
      </p>
      <SmallScreenToggle id="blog-categories" label={blog.categories} page={address}>
        <Categories filter={filter} />
        <ArticleList filter={filter} matches={matches} current={current} opened={opened} />
      </SmallScreenToggle>
      {current && <Pager filter={filter} matches={matches} current={current} />}
      {current?.full && (
        <Contents article={current} address={opened ? '' : blogAddress(filter, current.id)} />
      )}
    </div>
  )
}
