import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useContent } from '#web/content/context.ts'
import { Engraving } from '#web/ui/Engraving.tsx'
import { views } from '#web/views.ts'

const link = 'inline-flex min-h-11 items-center gap-2 text-base text-leaf underline-offset-4 hover:underline'

/** The way back, and on the blog's own page its title. */
export function Masthead({ compact }: { compact: boolean }) {
  const { blog } = useContent()
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-6 print:hidden">
        <a href={views.home.path} className={link}>
          <ArrowLeft aria-hidden strokeWidth={1.5} className="size-5" />
          {blog.backHome}
        </a>
        {compact && (
          <a href={views.blog.path} className={link}>
            {blog.allArticles}
          </a>
        )}
      </p>
      {!compact && (
        <div className="mt-6 flex items-end justify-between gap-8 border-leaf/20 border-b pb-8 lg:mt-10 lg:pb-12">
          <div>
            <p className="eyebrow text-moss">{blog.eyebrow}</p>
            <h1 className="mt-3 text-h1">{blog.title}</h1>
            <p className="mt-5 max-w-[44ch] text-lede">{blog.lede}</p>
          </div>
          <Engraving drawing="amla-sprig" className="hidden w-64 shrink-0 text-moss lg:block" />
        </div>
      )}
    </>
  )
}
