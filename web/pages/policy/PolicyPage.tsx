import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { localeOf } from '#contract/languages.ts'
import { Island } from '#web/browser/islands/Island.tsx'
import { PublicPage } from '#web/frame/PublicPage.tsx'
import { useContent } from '#web/model/context.ts'
import type { PRIVACY_PARTS } from '#web/model/schema/documents.ts'
import type { Content } from '#web/model/types.ts'
import { phoneAddress } from '#web/shop/contact.ts'
import { longDate } from '#web/shop/day.ts'
import { mailAddress } from '#web/shop/mail-address.ts'
import { button } from '#web/ui/button.ts'
import { ChatLink } from '#web/ui/ChatLink.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Ending } from '#web/ui/Ending.tsx'
import { FilledText } from '#web/ui/FilledText.tsx'
import { MarkdownText } from '#web/ui/MarkdownText.tsx'
import { ContactLink, PageLink } from '#web/ui/PageLink.tsx'
import { TrackingSwitch } from '#web/ui/TrackingSwitch.tsx'
import { type PolicyName, views } from '#web/views.ts'
import MyData from './my-data.island.tsx'
import { myDataTopics } from './topics.ts'

/** A policy, with the way back above it. */
export function PolicyPage({ name }: { name: PolicyName }) {
  const { language, policies, words, facts } = useContent()
  const {
    title,
    description,
    textOf,
    chatButton,
    tree,
    headings,
    language: policyLanguage,
    ...head
  } = policies[name]
  // A shop's policies hold from the day on which its owner has read them; an update may have changed the software's since.
  const updated =
    head.updated ?? (facts.read.readOn && textOf && textOf > facts.read.readOn ? textOf : facts.read.readOn)
  const lang = policyLanguage === language ? undefined : localeOf(policyLanguage)
  const parts: Record<(typeof PRIVACY_PARTS)[number], ReactNode> = {
    'chat-button': (
      <div className="pt-2 print:hidden">
        <ChatLink placement={name} className={button.primary}>
          {chatButton}
        </ChatLink>
      </div>
    ),
    'contact-lines': <ContactLines />,
    contents: <Contents headings={headings} />,
    'my-data': <Island component={MyData} props={{}} content={myDataTopics} />,
    'tracking-switch': <TrackingSwitch />,
  }
  return (
    <PublicPage className="page-grid pt-1 pb-pad lg:pt-3">
      <div className="md:col-end-9">
        <PageLink
          to={views.home.path}
          className="inline-flex min-h-11 items-center gap-2 text-base text-leaf underline-offset-4 hover:underline print:hidden"
        >
          <ArrowLeft aria-hidden strokeWidth={1.5} className="size-5" />
          {words.policy.backHome}
        </PageLink>
        <p className="eyebrow mt-3 text-fern xl:mt-6">{words.policy.eyebrow}</p>
        <h1 lang={lang} className="mt-2 text-h1 xl:mt-3">
          {title}
        </h1>
        <p lang={lang} className="mt-2.5 text-balance text-lede md:mt-3.5 xl:mt-4">
          {description}
        </p>
        {updated && (
          <p className="mt-3 text-fern text-small">
            <DatedText text={words.policy.updated} day={updated} />
            {head.updated && textOf && (
              <>
                <br />
                <DatedText text={words.policy.wordingOf} day={textOf} />
              </>
            )}
          </p>
        )}
      </div>
      <div lang={lang} className="prose policy-text lg:grid lg:grid-cols-3 lg:gap-x-gap">
        <MarkdownText tree={tree} parts={parts} />
      </div>
      <Ending className="md:c5" />
    </PublicPage>
  )
}

/** @param day YYYY-MM-DD */
function DatedText({ text, day }: { text: string; day: string }) {
  const { language } = useContent()
  return <FilledText text={text} values={{ date: <time dateTime={day}>{longDate(day, language)}</time> }} />
}

function Contents({ headings }: Pick<Content['policies'][PolicyName], 'headings'>) {
  const { contents } = useContent().words.policy
  return (
    <nav aria-label={contents} className="policy-contents print:hidden">
      <Disclosure phoneOnly label={contents}>
        <ol className="ledger max-md:pb-3 text-base">
          {headings.map(({ id, text }) => (
            <li key={id} className="p-0">
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center text-leaf underline-offset-4 hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  )
}

function ContactLines() {
  const { facts, words } = useContent()
  return (
    <dl className="mt-[2em] flex flex-wrap gap-x-12 gap-y-2 border-line border-y py-5">
      <ContactLine name={words.policy.write} href={mailAddress(facts.brand.email)} text={facts.brand.email} />
      <ContactLine name={words.policy.call} href={phoneAddress(facts.brand.phone)} text={facts.brand.phone} />
    </dl>
  )
}

function ContactLine({ name, href, text }: { name: string; href: string | undefined; text: string }) {
  return (
    <div>
      <dt className="text-[0.875em] text-fern">{name}</dt>
      <dd>
        <ContactLink
          href={href}
          className="wrap-anywhere inline-flex min-h-11 items-center font-semibold text-leaf tabular-nums underline underline-offset-[0.2em]"
        >
          {text}
        </ContactLink>
      </dd>
    </div>
  )
}
