import { timingSafeEqual } from 'hono/utils/buffer'

/** Shorter keys could be guessed. */
const SHORTEST_KEY = 16

/**
 * @returns the owner's key, or nothing where it is missing or too short to protect anything
 */
export function ownerKey(env: Pick<Env, 'OWNER_KEY'>): string | undefined {
  const key = env.OWNER_KEY
  return key && key.length >= SHORTEST_KEY ? key : undefined
}

/**
 * @param given what somebody says the key is
 * @returns whether it is; the time this takes tells nothing of the key
 */
export async function isOwnerKey(env: Pick<Env, 'OWNER_KEY'>, given: string): Promise<boolean> {
  const key = ownerKey(env)
  return key !== undefined && (await timingSafeEqual(key, given))
}
