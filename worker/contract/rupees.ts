/**
 * Groups a number's digits as in India, `1,23,456`, as `Intl` prints it for `en-IN`. DECISIONS.md, “Pages”, says why
 * `Intl` is not used.
 */
export function groupDigits(number: number): string {
  return group(String(number))
}

function group(number: string): string {
  const [whole = '', ...decimals] = number.split('.')
  return [whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ','), ...decimals].join('.')
}

/** Prints rupees to be copied, with two decimals where there are paise: `1200`, `612.50` */
export function plainRupees(amount: number): string {
  return amount.toFixed(2).replace('.00', '')
}

/** Prints an amount of rupees as in India, with two decimals where there are paise: `₹1,200`, `₹612.50` */
export function rupees(amount: number): string {
  return `${amount < 0 ? '-' : ''}₹${group(plainRupees(Math.abs(amount)))}`
}
