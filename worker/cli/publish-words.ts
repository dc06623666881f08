/** What the owner reads of a publication; it follows “Live: ”, “Checking ” or “Not published: ”. */

type Commit = { readonly subject: string; readonly at: Date }

/** Subjects of the commits that `/edit` makes. */
export const OWNERS_COMMIT = /^(Edit|Undo): /

/** `your change of 14:03`, in India, with the day where it is not today; a developer's by its subject. */
export function changeName({ subject, at }: Commit, now: Date): string {
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    date.toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', ...options })
  const time = format(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const dayOf = (date: Date) => format(date, { day: 'numeric', month: 'long', year: 'numeric' })
  const day = dayOf(at) === dayOf(now) ? '' : ` on ${dayOf(at)}`
  return `${OWNERS_COMMIT.test(subject) ? 'your change' : `the change “${subject}”`} of ${time}${day}`
}
