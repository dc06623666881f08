import { useContent } from '#web/content/context.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { Divider } from '#web/ui/Engraving.tsx'

/** The calls to action at the end of an article. */
export function ArticleEnd() {
  const { order } = useContent().blog
  return (
    <>
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
    </>
  )
}
