import * as z from 'zod'
import { parseEmail } from '../email.ts'
import { LIMITS } from '../limits.ts'

/** Body of `POST /api/owner/session`. */
export const ownerKeyInput = z.object({ key: z.string().min(1).max(LIMITS.ownerKey) })

/** Separators of pasted addresses: white space, commas, semicolons, and what surrounds an address in a mail's header. */
const SEPARATOR = /[\s,;<>"]+/

/** Body of `POST /api/owner/unsubscribes`: addresses as they were copied from another tool. Other words are ignored. */
export const unsubscribesInput = z.object({
  addresses: z
    .string()
    .transform((pasted) => [
      ...new Set(
        pasted
          .toWellFormed()
          .split(SEPARATOR)
          .flatMap((word) => {
            const parsed = parseEmail(word)
            return 'email' in parsed ? [parsed.email] : []
          }),
      ),
    ])
    .pipe(z.array(z.string()).min(1, 'There is no address in this text').max(LIMITS.pastedAddresses)),
})
