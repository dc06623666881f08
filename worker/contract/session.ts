/** Session ids with at least 96 random bits: long enough that the id is its own key. */
export const SESSION_ID = /^session_\d{1,16}_[0-9a-f]{24,64}$/
