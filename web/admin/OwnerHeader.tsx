import ArrowLeft from 'lucide-react/icons/arrow-left'

/** The head of the owner's pages: a title, and the way back. */
export function OwnerHeader({ title, back, to }: { title: string; back: string; to: string }) {
  return (
    <header className="on-leaf bg-leaf text-paper print:hidden">
      <div className="wide flex min-h-13 flex-wrap items-center justify-between gap-x-4 py-1 lg:min-h-15">
        <h1 tabIndex={-1} className="text-h3 outline-none">
          {title}
        </h1>
        <a
          href={to}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 text-label text-paper/85 underline-offset-4 hover:text-paper hover:underline"
        >
          <ArrowLeft aria-hidden strokeWidth={1.75} className="size-4" />
          {back}
        </a>
      </div>
    </header>
  )
}
