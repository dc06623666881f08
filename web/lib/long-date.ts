const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/**
 * @param date YYYY-MM-DD
 * @returns such as `14 August 2025`
 */
export function longDate(date: string): string {
  return format.format(new Date(date))
}
