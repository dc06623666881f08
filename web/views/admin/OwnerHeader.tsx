import ArrowLeft from 'lucide-react/icons/arrow-left'
import { button } from '#web/ui/button.ts'

/** The head of the owner's pages: a title, and the way back. */
export function OwnerHeader({ title, back, to }: { title: string; back: string; to: string }) {
  return (
    <header className="on-leaf bg-leaf text-paper print:hidden">
      <div className="wide flex min-h-15 sm:min-h-18 items-center justify-between gap-4 py-2">
        <h1 tabIndex={-1} className="text-h3 outline-none">
          {title}
        </h1>
        <a href={to} className={`${button.outline} shrink-0 text-sm`}>
          <ArrowLeft aria-hidden strokeWidth={1.75} className="size-4" />
          {back}
        </a>
      </div>
    </header>
  )
}
