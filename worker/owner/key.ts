import { timingSafeEqual } from 'hono/utils/buffer'
import { normaliseLine } from '../contract/text.ts'

/** Characters; shorter keys could be guessed. */
const MIN_KEY_LENGTH = 16

/** @returns the owner's key, or undefined where it is missing or too short */
export function ownerKey(env: Pick<Env, 'OWNER_KEY'>): string | undefined {
  const key = env.OWNER_KEY
  return key && key.length >= MIN_KEY_LENGTH ? key : undefined
}

/** Whether a key that was sent is the owner's, compared in constant time and as `normaliseLine` leaves both. */
export async function isOwnerKey(env: Pick<Env, 'OWNER_KEY'>, candidate: string): Promise<boolean> {
  const key = ownerKey(env)
  return key !== undefined && (await timingSafeEqual(normaliseLine(key), normaliseLine(candidate)))
}
