import { Code } from './Code.tsx'
import { mailGuide } from './mail-guide.ts'

/** How to switch mail on, and what keeps it out of spam folders. */
export function MailGuide() {
  const { records, letters } = mailGuide
  return (
    <section aria-labelledby="mail-guide-heading" className="mt-14">
      <h3 id="mail-guide-heading" className="text-h3">
        {mailGuide.heading}
      </h3>
      <p className="mt-3 max-w-[60ch]">{mailGuide.lede}</p>
      <Items items={[...mailGuide.switches, letters]} />
      <Code code={mailGuide.code} name={mailGuide.codeName} />
      <Code code={mailGuide.secret} name={mailGuide.secretName} />
      <h4 className="mt-8 font-semibold text-lg">{records.heading}</h4>
      <Items items={records.items} />
    </section>
  )
}

function Items({ items }: { items: readonly { readonly name: string; readonly text: string }[] }) {
  return (
    <dl className="mt-4 grid gap-x-10 gap-y-4 lg:grid-cols-2">
      {items.map(({ name, text }) => (
        <div key={name} className="border-leaf/20 border-t pt-3">
          <dt className="font-semibold">{name}</dt>
          <dd className="mt-1 wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
