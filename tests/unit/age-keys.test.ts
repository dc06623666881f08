import { generateIdentity, identityToRecipient } from 'age-encryption'
import { expect, it } from 'vitest'
import { decrypterOf, encrypterFor } from '#worker/cli/age-keys.ts'

const identity = await generateIdentity()
const recipient = await identityToRecipient(identity)
const file = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding)
const swapBytes = (text: string) => file(text, 'utf16le').swap16()

/** The key file as age-keygen writes it. */
const KEY_FILE = `# created: 2026-11-22T09:00:00+05:30\n# public key: ${recipient}\n${identity}\n`

it.each([
  ['as it is', recipient, file(KEY_FILE)],
  ['with line breaks of Windows', `${recipient}\r\n`, file(KEY_FILE.replaceAll('\n', '\r\n'))],
  ['with a byte order mark', `\ufeff${recipient}`, file(`\ufeff${identity}`)],
  ['in UTF-16', `\ufffd\ufffd${recipient}\n`, file(`\ufeff${KEY_FILE}`, 'utf16le')],
  ['in UTF-16 of the other order', `\u00fe\u00ff${recipient}`, swapBytes(`\ufeff${KEY_FILE}`)],
  ['as it is printed', `Public key: ${recipient}`, file(`key.txt: ${identity}`)],
  ['copied from its file, in quotes', `"# public key: ${recipient}"`, file(`'${identity}'`)],
  ['as a telephone writes it', recipient.replace('a', 'A'), file(identity.toLowerCase())],
])('a key of backups %s encrypts and decrypts', async (_, typed, keys) => {
  const encrypted = await encrypterFor(typed).encrypt('a backup')
  expect(await decrypterOf('key.txt', keys).decrypt(encrypted, 'text')).toBe('a backup')
})

it.each([
  ['a secret key', identity],
  ['the whole key file', KEY_FILE],
  ['one letter too few', recipient.slice(0, -1)],
  ['nothing', ''],
  ['two keys', `${recipient} ${recipient}`],
])('a key of backups %s is refused as the public key, and not printed', (_, typed) => {
  const tryKey = () => encrypterFor(typed)
  expect(tryKey).toThrow(/^Set BACKUP_RECIPIENT to the public key .* begins with age1/)
  if (typed) expect(tryKey).not.toThrow(typed)
})

it.each([
  ['the public key', recipient],
  ['nothing', ''],
])('a key of backups %s is refused as the file of the secret one', (_, text) => {
  expect(() => decrypterOf('key.txt', file(text))).toThrow(
    /^--identity key\.txt has no secret key of age: .* begins with AGE-SECRET-KEY-/,
  )
})
