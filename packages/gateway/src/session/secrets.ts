import { createHash, randomBytes } from 'node:crypto'

/** A new unguessable value: 256 bits, safe in a cookie, a header and a URL. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** The stored form of a secret. The secret is random, so a plain hash is sufficient: it cannot be guessed. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
