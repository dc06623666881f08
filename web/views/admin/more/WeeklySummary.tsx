import Share2 from 'lucide-react/icons/share-2'
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
        return (
          <>
            <p className="whitespace-pre-line rounded-2xl rounded-tl-sm bg-linen px-5 py-4 text-[0.9375rem] leading-normal">
              {text}
            </p>
            <div className="mt-4 flex flex-wrap gap-3">
              <a
                href={`https://wa.me/?text=${encodeURIComponent(text)}`}
                target="_blank"
                rel="noopener"
                className={button.primary}
              >
                <Share2 aria-hidden strokeWidth={1.75} className="size-4.5" />
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
