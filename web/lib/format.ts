const rupeeFormat = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

const dateFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/**
 * @param amount rupees
 * @returns the amount as it is printed in India, without decimals: `₹1,200`
 */
export function rupees(amount: number): string {
  return rupeeFormat.format(amount)
}

/**
 * @param date YYYY-MM-DD
 * @returns such as `14 August 2025`
 */
export function longDate(date: string): string {
  return dateFormat.format(new Date(date))
}
