/**
 * Groups a number's digits as in India, `1,23,456`, as `Intl` prints it for `en-IN`. DECISIONS.md, “Pages”, says why not by
 * `Intl`.
 */
export function groupDigits(number: number): string {
  const [whole = '', ...decimals] = String(number).split('.')
  return [whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ','), ...decimals].join('.')
}

/** Prints an amount of rupees as in India, without decimals: `₹1,200` */
export function rupees(amount: number): string {
  return `${amount < 0 ? '-' : ''}₹${groupDigits(Math.abs(Math.round(amount)))}`
}
