import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { type Grant, parseGrant } from './grant'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16
/** Prefix of tokens, as a version. */
const version = 'eb1.'

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'ebkit store token', 32))

/** Encrypts and authenticates a grant. */
export function seal(grant: Grant, secret: string): string {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(grant)), cipher.final()])
  return version + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** Reads a token; undefined if it was sealed with another secret. It may have expired. */
export function open(token: string, secret: string): Grant | undefined {
  if (!token.startsWith(version)) return undefined
  const bytes = Buffer.from(token.slice(version.length), 'base64url')
  if (bytes.length <= nonceLength + tagLength) return undefined
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  })
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()])
    return parseGrant(text.toString())
  } catch {
    return undefined // changed, or sealed by a gateway on another database
  }
}

/** The secret of a key is derived from its id, so that keys need not be stored. */
export const accessKeySecretOf = (accessKeyId: string, secret: string) =>
  createHmac('sha256', keyOf(secret)).update(accessKeyId).digest('base64url')
