/** The address of a link that calls; none where the number is not known yet. */
export function phoneAddress(phone: string): string | undefined {
  return /^\+?[\d ()-]+$/.test(phone) ? `tel:${phone.replaceAll(' ', '')}` : undefined
}

/** The address of a link that writes; none where the address is not known yet. */
export function mailAddress(email: string): string | undefined {
  return email.includes('@') ? `mailto:${email}` : undefined
}
