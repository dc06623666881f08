import ArrowLeft from 'lucide-react/icons/arrow-left'
import { button } from '#web/ui/button.ts'
import { views } from '#web/views.ts'

export function AdminHeader() {
  return (
    <header className="on-leaf bg-leaf text-paper">
      <div className="wide flex min-h-15 sm:min-h-18 items-center justify-between gap-4">
        <h1 tabIndex={-1} className="text-h3 outline-none">
          Admin
        </h1>
        <a href={views.home.path} className={`${button.outline} text-sm`}>
          <ArrowLeft aria-hidden strokeWidth={1.75} className="size-4" />
          Back to Home
        </a>
      </div>
    </header>
  )
}
