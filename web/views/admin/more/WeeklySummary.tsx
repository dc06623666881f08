import { weeklySummary } from '#contract/weekly-summary.ts'
import { name } from '#web/content/facts/opening.json'
import { button } from '#web/ui/button.ts'
import { useLastWeek } from '../data/queries.ts'
import { CopyButton } from '../panels/CopyButton.tsx'
import { QueryPanel } from '../panels/Panel.tsx'

/** The last week as a message, shown as it will be sent. */
export function WeeklySummary({ demo }: { demo: boolean }) {
  return (
    <QueryPanel
      heading="This week in a message"
      lede="Ready to send. It contains no names or addresses."
      query={useLastWeek()}
    >
      {(week) => {
        const text = weeklySummary(week, name, demo)
        const share = `https://wa.me/?text=${encodeURIComponent(text)}`
        return (
          <>
            <p className="whitespace-pre-line rounded-2xl bg-linen px-5 py-4 leading-normal">{text}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <a href={share} target="_blank" rel="noopener" className={button.primary}>
                Share on WhatsApp
              </a>
              <CopyButton text={text} what="the weekly summary" />
            </div>
          </>
        )
      }}
    </QueryPanel>
  )
}
