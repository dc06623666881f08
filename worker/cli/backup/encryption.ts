import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'

/**
 * The keys of a backup, from the environment: `BACKUP_RECIPIENT`, the owner's public key (`age1…`), whose secret half is
 * kept away from every machine that makes backups, and `BACKUP_DRILL_KEY`, a secret key (`AGE-SECRET-KEY-1…`) with which
 * each backup is read back.
 */
export type BackupKeys = { recipient: string; drillKey: string }

/**
 * @returns undefined where neither is set
 * @throws Error where only one is set
 */
export function backupKeys({
  BACKUP_RECIPIENT: recipient,
  BACKUP_DRILL_KEY: drillKey,
}: NodeJS.ProcessEnv): BackupKeys | undefined {
  if (!recipient && !drillKey) return undefined
  if (!recipient || !drillKey) throw new Error('Set both BACKUP_RECIPIENT and BACKUP_DRILL_KEY, or neither')
  return { recipient, drillKey }
}

/** Encrypts to the owner's key and to the drill key (age, C2SP/age). */
export async function encrypt(text: string, { recipient, drillKey }: BackupKeys): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  encrypter.addRecipient(await identityToRecipient(drillKey))
  return await encrypter.encrypt(text)
}

/**
 * Reads a backup, which is encrypted if its name ends in `.age`, with `BACKUP_OWNER_KEY` or `BACKUP_DRILL_KEY`.
 *
 * @throws Error if there is no key, or another one
 */
export async function readBackup(content: Uint8Array, name: string, env = process.env): Promise<string> {
  if (!name.endsWith('.age')) return new TextDecoder().decode(content)
  const key = env.BACKUP_OWNER_KEY ?? env.BACKUP_DRILL_KEY
  if (!key) throw new Error('The backup is encrypted: set BACKUP_OWNER_KEY, or BACKUP_DRILL_KEY')
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  return await decrypter.decrypt(content, 'text')
}
