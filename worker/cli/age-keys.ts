import { Decrypter, Encrypter } from 'age-encryption'

/*
 * Reads keys of age (age-encryption.org) as terminals, secrets of workflows and PowerShell's `>` write them: with a line break,
 * a byte order mark, in UTF-16, or with words or quotes around them. A key is all ASCII.
 */

/**
 * @param text of the public key, with “Public key:” before it or not
 * @returns what encrypts for its owner
 * @throws where it is no public key; the message does not print it, because it may be the secret one
 */
export function encrypterFor(text = ''): Encrypter {
  const [, recipient = ''] =
    /^(?:#?public ?key:)?(age1[a-z\d]+)$/.exec(
      visible(text)
        .replace(/["'\s]/g, '')
        .toLowerCase(),
    ) ?? []
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw new Error(
      'Set BACKUP_RECIPIENT to the public key of the person who may restore: the complete line that begins with age1, as age-keygen prints it after “Public key:”',
    )
  }
  return encrypter
}

/**
 * @param name of the file with the secret keys, for the message
 * @returns what decrypts with each of them
 * @throws where the file has none, or one that is damaged; the message prints no key
 */
export function decrypterOf(name: string, file: Buffer): Decrypter {
  const decrypter = new Decrypter()
  try {
    // Each byte is a character: those of UTF-16 beside ASCII go.
    const keys = visible(file.toString('latin1')).match(/AGE-SECRET-KEY-[\w-]+/gi)
    if (!keys) throw new Error('no key')
    for (const key of keys) decrypter.addIdentity(key.toUpperCase())
  } catch {
    throw new Error(
      `--identity ${name} has no secret key of age: name the file with the complete line that begins with AGE-SECRET-KEY-, as age-keygen --output writes it`,
    )
  }
  return decrypter
}

/** Leaves the printable characters of ASCII, and line breaks. */
function visible(text: string): string {
  return text.replace(/[^\x20-\x7e\n]/g, '')
}
