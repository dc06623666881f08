/* The limits that the browser applies before a request: apart from the others, which no page has to load. */

/** Applied by every page. */
export const VISITOR_LIMITS = {
  email: 255,
  pageUrl: 2048,
  inquiryName: 255,
  inquiryMessage: 5000,
  /** Each field of a visit source. */
  visitSource: 100,
  /** Further sizes of one order. */
  otherSizes: 3,
} as const

/** Applied by the dashboard. */
export const OWNER_LIMITS = {
  /** Rupees: decimal(10,2). */
  conversionValue: 99_999_999.99,
  orderNote: 500,
  /** A courier's number of a parcel, or another courier's name and number. */
  parcel: 40,
  /** Jars of one order. */
  orderQuantity: 999,
  /** References of one search. */
  orderReferences: 20,
  /** Orders that are marked as sent at once. */
  sentOrders: 300,
  /** Enquiries that are deleted at once. */
  deletedInquiries: 100,
} as const
