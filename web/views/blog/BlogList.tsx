import { Contents } from './Contents.tsx'
import { blogAddress } from './filter.ts'
import { Index } from './Index.tsx'
import { Panel, panelColumn } from './Panel.tsx'
import { useBlog } from './use-blog.ts'

type Props = {
  /** The id of the article that the page shows beside the list; on the blog's own page none. */
  opened?: string
  /** HTML of what stands below the list on the blog's own page. Given at build only. */
  end?: string
}

/** The part of the blog that follows search and category: the panel, and on the blog's own page the articles found. */
export function BlogList({ opened, end = '' }: Props) {
  const blog = useBlog(opened)
  if (opened) return <Panel {...blog} />
  const { filter, current } = blog
  return (
    <>
      <div className={panelColumn}>
        <Panel {...blog} />
        {current?.full && <Contents article={current} address={blogAddress(filter, current.id)} />}
      </div>
      <Index {...blog} end={end} />
    </>
  )
}
