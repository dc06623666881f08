/**
 * @returns whether the visitor's browser asks not to be tracked (Global Privacy Control); then nothing is (design 5)
 */
export function asksForPrivacy(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
