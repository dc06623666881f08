import { api, bodyOf } from './api.ts'

/** Ends the owner's session in this browser. @returns whether the Worker confirmed it */
export async function signOut(): Promise<boolean> {
  try {
    await bodyOf(api.owner.session.$delete())
    return true
  } catch {
    return false
  }
}
