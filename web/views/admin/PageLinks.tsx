import { type Page, pageLinks, usePage } from './use-page.ts'

const pages: readonly [Page, string][] = [
  ['overview', 'Overview'],
  ['more', 'More'],
]

/** The two pages of the dashboard; what is rarely used is on the second. */
export function PageLinks({ guideOpen }: { guideOpen: boolean }) {
  const current = usePage()
  return (
    <nav aria-label="Dashboard" className="flex gap-6 text-base lg:order-first lg:self-end">
      {pages.map(([page, name]) => (
        <a
          key={page}
          href={pageLinks[page]}
          aria-current={!guideOpen && page === current ? 'page' : undefined}
          className="flex min-h-12 min-w-11 items-center justify-center border-transparent border-b-[3px] px-1 text-moss hover:text-leaf aria-[current=page]:border-leaf aria-[current=page]:font-semibold aria-[current=page]:text-leaf"
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
