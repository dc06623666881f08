import { parcel } from 'virtual:shop/look'
import { PageLink } from '#web/ui/PageLink.tsx'
import { NOT_FOUND } from '../../browser/navigation/meant-address.ts'
import { PublicPage } from '../../frame/PublicPage.tsx'
import { Question } from '../../frame/Question.tsx'
import { useContent } from '../../model/context.ts'
import { fill } from '../../shop/fill.ts'
import { ArchLine } from '../../ui/Arch.tsx'
import { button } from '../../ui/button.ts'
import { ChatLink } from '../../ui/ChatLink.tsx'
import { ContentPicture, pictureFile } from '../../ui/ContentPicture.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { TargetLink } from '../../ui/TargetLink.tsx'
import { views } from '../../views.ts'

export function NotFound() {
  const { copy, facts, words } = useContent()
  return (
    <PublicPage className="page-grid py-(--pad)">
      <div {...{ [NOT_FOUND]: '' }} className="md:col-end-9">
        <p className="eyebrow text-fern">{words.notFound.eyebrow}</p>
        <h1 className="mt-2 text-h1 xl:mt-3">{words.notFound.title}</h1>
        <p className="mt-2.5 text-balance text-lede md:mt-3.5 xl:mt-4">{words.notFound.text}</p>
        <ul className="ledger closed mt-6 *:p-0 xl:mt-8">
          {words.notFound.links.map(({ name, text, to }) => (
            <li key={name}>
              <TargetLink
                to={to}
                placement="not-found"
                className="group block rounded-sm py-ledger md:grid md:grid-cols-2 md:items-baseline md:gap-x-gap"
              >
                <span className="block font-display text-h4 text-leaf underline-offset-4 group-hover:underline">
                  {name}
                </span>
                <span className="text-base">{fill(text, { questions: copy.faq.items.length })}</span>
              </TargetLink>
            </li>
          ))}
        </ul>
        <p className="mt-6 flex flex-wrap gap-2.5 xl:mt-8">
          <PageLink to={views.home.path} className={button.primary}>
            {words.notFound.backHome}
          </PageLink>
          <ChatLink placement="not-found" className={button.outline}>
            {words.notFound.ask}
          </ChatLink>
        </p>
        <Question placement="not-found" className="mt-6" />
      </div>
      <div className="relative mx-auto grid aspect-4/5 w-2/3 place-items-end justify-items-center self-end border-moss border-b-[1.5px] text-moss md:c9 md:w-full">
        <ArchLine className="absolute inset-0 size-full" />
        {pictureFile(facts.look.notFound) ? (
          <ContentPicture name={facts.look.notFound} className="w-4/5" />
        ) : (
          <Drawing of={parcel} className="w-1/2" />
        )}
      </div>
    </PublicPage>
  )
}
