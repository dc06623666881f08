/** Whether a text contains a C0 or C1 control character or DEL; SQLite's `length()` stops at NUL. */
export function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text)
}
