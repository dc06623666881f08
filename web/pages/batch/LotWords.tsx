import type { ReactNode } from 'react'
import { localeOf } from '#contract/languages.ts'
import { useContent } from '#web/model/context.ts'
import type { Batch } from '#web/model/types.ts'
import { longDate } from '#web/shop/day.ts'

/** The batch's own words: marked with their language where they are not in the page's. */
export function LotWords({ of, children }: { of: Pick<Batch, 'language'>; children: ReactNode }) {
  const { language } = useContent()
  return of.language === language ? (
    children
  ) : (
    <span lang={localeOf(of.language)} className="contents">
      {children}
    </span>
  )
}

/** @param date YYYY-MM-DD */
export function Day({ date }: { date: string }) {
  const { language } = useContent()
  return <time dateTime={date}>{longDate(date, language)}</time>
}
