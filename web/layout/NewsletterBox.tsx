import { useContent } from '../content/context.ts'
import { Island } from '../islands/Island.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { views } from '../views.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

export function NewsletterBox() {
  const { newsletter } = useContent()
  return (
    <section
      aria-labelledby="newsletter-heading"
      className="grid gap-x-16 gap-y-6 border-paper/20 border-b pb-10 lg:grid-cols-12 lg:items-end lg:pb-24"
    >
      <div className="lg:col-span-6">
        <h2 id="newsletter-heading" className="text-h2">
          {newsletter.heading}
        </h2>
        <p className="mt-4 text-lede text-paper/90">{newsletter.text}</p>
      </div>
      <div className="lg:col-span-6">
        <Island name="newsletter" component={NewsletterForm} props={{}} content={['signUp']} />
        <details className="text-paper/80 text-sm">
          <summary className="w-fit">
            {newsletter.privacy} <u>{newsletter.more}</u>
          </summary>
          {newsletter.notice}{' '}
          <PageLink
            to={views['privacy-policy'].path}
            className="underline underline-offset-4 hover:text-amla"
          >
            {newsletter.privacyLink}
          </PageLink>
        </details>
      </div>
    </section>
  )
}
