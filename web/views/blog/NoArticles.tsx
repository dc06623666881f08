import { useContent } from '#web/content/context.ts'
import { button } from '#web/ui/button.ts'
import { Engraving } from '#web/ui/Engraving.tsx'
import { views } from '#web/views.ts'

export function NoArticles() {
  const { blog } = useContent()
  return (
    <div className="max-w-[42.5rem] rounded-3xl bg-linen p-8 text-center sm:p-14">
      <Engraving drawing="pippali" className="mx-auto h-14 text-moss" />
      <h2 className="mt-6 text-h3">{blog.none.title}</h2>
      <p className="mt-2">{blog.none.text}</p>
      <a href={views.blog.path} className={`${button.primary} mt-7`}>
        {blog.none.reset}
      </a>
    </div>
  )
}
