const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/**
 * @param amount rupees
 * @returns the amount as it is printed in India, without decimals: `₹1,200`
 */
export function rupees(amount: number): string {
  return format.format(amount)
}
