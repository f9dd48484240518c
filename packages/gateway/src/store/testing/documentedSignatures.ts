import { createHash, createHmac } from 'node:crypto'
import type { StoreRight } from '../access/grant'
import { accessKeySecretOf, seal } from '../access/sealed'
import type { SignedRequest } from '../signing/signedRequest'

/** The key with which the tests' keys are sealed. */
export const storeSecret = 'secret of the database'

export const accessKeyId = 'STS.documented'

/** The time of the tests' requests. */
export const now = Date.UTC(2026, 10, 22, 8, 0, 0)

/** Expires an hour from now. */
export const grant = {
  accessKeyId,
  brandId: '1001',
  hotelId: '100101',
  userId: '7',
  prefixes: ['1001/100101/'],
  rights: ['view', 'upload', 'change', 'delete'] as StoreRight[],
  expiresAt: now + 3_600_000,
}

export const token = seal(grant, storeSecret)

const accessKeySecret = accessKeySecretOf(accessKeyId, storeSecret)

/** Version 1 as Aliyun documents it, of a text that a test writes out. */
export const signVersion1 = (...lines: string[]) =>
  createHmac('sha1', accessKeySecret).update(lines.join('\n')).digest('base64')

/** Version 4 as Aliyun documents it. `scope` is `<day>/<region>/oss/aliyun_v4_request`. */
export function signVersion4(date: string, scope: string, ...lines: string[]): string {
  const hash = createHash('sha256').update(lines.join('\n')).digest('hex')
  let key: Buffer | string = `aliyun_v4${accessKeySecret}`
  for (const part of scope.split('/')) key = createHmac('sha256', key).update(part).digest()
  return createHmac('sha256', key).update(['OSS4-HMAC-SHA256', date, scope, hash].join('\n')).digest('hex')
}

/** A request for an object, as the gateway reads it. */
export const requestOf = (
  method: string,
  query: Readonly<Record<string, string>>,
  headers: SignedRequest['headers'],
  key = '1001/100101/a.txt',
): SignedRequest => ({ method, bucket: 'eb-store', key, query: new Map(Object.entries(query)), headers })
