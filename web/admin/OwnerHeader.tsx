import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useContent } from '#web/model/context.ts'

/** The head of the owner's pages: a title, the shop's name, and the way back. */
export function OwnerHeader({ title, back, to }: { title: string; back: string; to: string }) {
  const { brand } = useContent().facts
  return (
    <header className="on-leaf bg-leaf text-paper print:hidden">
      <div className="wide flex min-h-13 flex-wrap items-center gap-x-3 py-1 lg:min-h-15">
        <h1 tabIndex={-1} className="text-h3 outline-none">
          {title}
        </h1>
        <p className="wrap-anywhere text-label text-paper/85">{brand.name}</p>
        <a
          href={to}
          className="ml-auto inline-flex min-h-11 shrink-0 items-center gap-2 text-label text-paper/85 underline-offset-4 hover:text-paper hover:underline"
        >
          <ArrowLeft aria-hidden strokeWidth={1.75} className="size-4" />
          {back}
        </a>
      </div>
    </header>
  )
}
