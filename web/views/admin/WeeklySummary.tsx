import Share2 from 'lucide-react/icons/share-2'
import { weeklyText } from '../../content/admin.ts'
import { button } from '../../ui/button.ts'
import { CopyButton } from './CopyButton.tsx'
import { Answered, Panel } from './Panel.tsx'
import { useWeek } from './use-week.ts'
import { weeklySummary } from './weekly-summary.ts'

/** The message as it will be sent, and one tap to send it. */
export function WeeklySummary({ at, demo }: { at: number; demo: boolean }) {
  const week = useWeek(at)
  return (
    <Panel heading={weeklyText.heading} lede={weeklyText.lede}>
      <Answered asked={week}>{(answers) => <Message text={weeklySummary(answers, demo)} />}</Answered>
    </Panel>
  )
}

function Message({ text }: { text: string }) {
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
          {weeklyText.share}
        </a>
        <CopyButton text={text} what={weeklyText.copyWhat} />
      </div>
    </>
  )
}
