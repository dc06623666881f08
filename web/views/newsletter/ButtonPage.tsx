import { mailText } from '#web/content/mail.ts'
import { Wordmark } from '#web/layout/Wordmark.tsx'
import { button } from '#web/ui/button.ts'
import { views } from '#web/views.ts'

type Props = { words: { readonly title: string; readonly text: string; readonly button: string } }

/**
 * A page that a mail leads to: one button. Its form has no action, so that it posts to the page's own address, token
 * included, without JavaScript. There is nothing else to press: the reader came for one thing.
 */
export function ButtonPage({ words }: Props) {
  return (
    <main id="main" className="wide py-10 lg:py-20">
      <a href={views.home.path} className="inline-flex min-h-11 items-center rounded-sm text-leaf">
        <Wordmark />
      </a>
      <div className="mx-auto mt-12 max-w-[34rem] lg:mt-20">
        <p className="eyebrow text-moss">{mailText.pages.eyebrow}</p>
        <h1 className="mt-3 text-h1">{words.title}</h1>
        <p className="mt-5 text-lede">{words.text}</p>
        <form method="post" className="mt-9">
          <button type="submit" className={`${button.primary} min-h-16 w-full px-10 text-lg sm:w-auto`}>
            {words.button}
          </button>
        </form>
      </div>
    </main>
  )
}
