/** @returns the number of a setting; a default where it is missing or anything but a whole number */
export function wholeNumber(setting: string | undefined, byDefault: number): number {
  return /^\d+$/.test(setting ?? '') ? Number(setting) : byDefault
}
