/** What the number of a parcel replaces in the courier's address for tracking. */
export const PARCEL = '{parcel}'

/**
 * Returns the address at which the shop's courier says where a parcel is; undefined without a number, and where it has a
 * space: another courier's name is before it then.
 */
export function trackingAddress(
  courier: { readonly tracking: string } | null | undefined,
  parcel: string,
): string | undefined {
  if (!courier || !/^\S+$/.test(parcel)) return undefined
  return courier.tracking.replace(PARCEL, () => encodeURIComponent(parcel))
}
