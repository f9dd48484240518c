import { createHash, randomBytes } from 'node:crypto'

/** A new unguessable value: 256 bits, safe in a cookie, a header and a URL. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** What the database keeps of a secret. The secret is random, so a plain hash is enough: there is nothing to guess. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
