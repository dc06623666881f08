import { PageLink } from '#web/ui/PageLink.tsx'
import { useContent } from '../content/context.ts'
import { fill } from '../domain/fill.ts'
import { PublicPage } from '../layout/PublicPage.tsx'
import { ArchLine } from '../ui/Arch.tsx'
import { button } from '../ui/button.ts'
import { ChatLink } from '../ui/ChatLink.tsx'
import { Engraving } from '../ui/Engraving.tsx'
import { TargetLink } from '../ui/TargetLink.tsx'
import { views } from '../views.ts'

export function NotFound() {
  const { faq, notFound } = useContent()
  return (
    <PublicPage className="wide grid gap-x-16 gap-y-14 py-16 lg:grid-cols-12 lg:py-28">
      <div className="lg:col-span-7">
        <p className="eyebrow text-moss">{notFound.eyebrow}</p>
        <h1 className="mt-3 text-h1 lg:-mr-12">{notFound.title}</h1>
        <p className="mt-5 max-w-[48ch] text-lede">{notFound.text}</p>
        <ul className="mt-8 border-leaf/20 border-t">
          {notFound.links.map(({ name, text, to }) => (
            <li key={name} className="border-leaf/20 border-b">
              <TargetLink
                to={to}
                placement="not-found"
                className="group flex min-h-14 justify-between gap-x-6 rounded-sm py-3.5 max-sm:flex-col sm:items-baseline"
              >
                <span className="font-display text-leaf text-xl underline-offset-4 group-hover:underline">
                  {name}
                </span>
                <span className="text-base">{fill(text, { questions: faq.items.length })}</span>
              </TargetLink>
            </li>
          ))}
        </ul>
        <p className="mt-9 flex flex-wrap gap-3">
          <PageLink to={views.home.path} className={button.primary}>
            {notFound.backHome}
          </PageLink>
          <ChatLink placement="not-found" className={button.outline}>
            {notFound.ask}
          </ChatLink>
        </p>
      </div>
      <div className="relative mx-auto hidden aspect-4/5 w-full max-w-80 self-center text-moss lg:col-span-5 lg:block">
        <ArchLine className="absolute inset-0 size-full" />
        <div className="absolute inset-x-0 bottom-[44%] flex justify-center border-moss border-b-[1.5px]">
          <Engraving drawing="leaf" className="w-36" />
        </div>
        <div className="absolute inset-x-0 bottom-[22%] border-moss border-b-[1.5px]" />
      </div>
    </PublicPage>
  )
}
