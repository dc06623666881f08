import { BarePage } from '#web/frame/BarePage.tsx'
import { useContent } from '#web/model/context.ts'
import { mailPage } from '#web/shop/mail-page.ts'
import { button } from '#web/ui/button.ts'
import { ChatGlyphShape, ChatLink } from '#web/ui/ChatLink.tsx'
import { PageLink } from '#web/ui/PageLink.tsx'
import { views } from '#web/views.ts'

/**
 * The page of a link in a mail, or of the button on such a page. Its form has no action, so that it posts to the
 * page's own address, token included, without JavaScript.
 */
export function MailPage({ path }: { path: string }) {
  const content = useContent()
  const name = path.slice(views.newsletter.path.length + 1)
  const { title, text, button: act } = mailPage(content, name)
  return (
    <>
      <ChatGlyphShape />
      <BarePage>
        <div className="md:col-end-9">
          <h1 className="text-h1">{title}</h1>
          <p className="mt-2.5 text-balance text-lede md:mt-3.5 xl:mt-4">{text}</p>
          {act ? (
            <form method="post" className="mt-6 xl:mt-8">
              <button type="submit" className={`${button.primary} min-h-16 w-full px-10 text-lg sm:w-auto`}>
                {act}
              </button>
            </form>
          ) : (
            <p className="mt-6 flex flex-wrap gap-2.5 xl:mt-8">
              {name === 'unsent' && (
                <ChatLink placement="unsent" className={button.primary}>
                  {content.words.question.wayOut}
                </ChatLink>
              )}
              <PageLink to={views.home.path} className={button.outline}>
                {content.words.mail.pageHome}
              </PageLink>
            </p>
          )}
        </div>
      </BarePage>
    </>
  )
}
