import { blog } from '#web/content/blog.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { Divider } from '#web/ui/Engraving.tsx'

const { order } = blog

/** The calls to action at the end of an article. */
export function ArticleEnd() {
  return (
    <div className="mt-16 print:hidden">
      <Divider drawing="amla-sprig" className="text-moss" />
      <p className="mt-8 text-lede">{order.text}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ChatLink placement="blog" className={button.primary}>
          {order.order}
        </ChatLink>
        <a href="/#about" className={button.outline}>
          {order.learnMore}
        </a>
      </p>
    </div>
  )
}
