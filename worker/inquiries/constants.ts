/** `new` until the owner marks the inquiry. */
export const INQUIRY_STATUSES = ['new', 'answered'] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

/** The type of an inquiry that somebody wrote in the form: nobody opened WhatsApp. */
export const QUESTION = 'question'
