import { call } from '../../../api/client.ts'

/** Ends the owner's session in this browser. @returns whether the Worker confirmed it */
export async function signOut(): Promise<boolean> {
  try {
    return (await call('/owner/session', undefined, { method: 'DELETE' })).success
  } catch {
    return false
  }
}
