import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { Refusal } from '../../server/refusal'
import type { StoreRight } from '../access/grant'
import type { AliyunSettings } from '../settings'
import { policyFor } from './policy'
import { rpcSignature } from './rpcSignature'

/** The user, the scope and the lifetime of keys. */
export interface RoleRequest {
  readonly brandId: string
  readonly userId: string
  readonly prefixes: readonly string[]
  readonly rights: readonly StoreRight[]
  readonly lifetimeMs: number
}

const answerSchema = v.object({
  Credentials: v.object({
    AccessKeyId: v.string(),
    AccessKeySecret: v.string(),
    SecurityToken: v.string(),
    Expiration: v.pipe(v.string(), v.isoTimestamp()),
  }),
})

/** Keys issued by Aliyun. */
export interface RoleKeys {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  readonly stsToken: string
  readonly expiration: string
}

/** Aliyun's own bounds, in seconds; the upper one is a role's default. */
const shortest = 900
const longest = 3600

const timeout = 10_000

/** The characters of a name that Aliyun accepts in its logs. */
const sessionName = ({ brandId, userId }: RoleRequest) =>
  `eb-${brandId}-${userId}`.replaceAll(/[^\w.@-]/g, '').slice(0, 64)

function parametersOf(settings: AliyunSettings, request: RoleRequest): Record<string, string> {
  const seconds = Math.min(longest, Math.max(shortest, Math.round(request.lifetimeMs / 1000)))
  return {
    Action: 'AssumeRole',
    RoleArn: settings.roleArn,
    RoleSessionName: sessionName(request),
    DurationSeconds: String(seconds),
    Policy: JSON.stringify(policyFor(settings.bucket, request.prefixes, request.rights)),
    Format: 'JSON',
    Version: '2015-04-01',
    AccessKeyId: settings.accessKeyId,
    SignatureMethod: 'HMAC-SHA1',
    SignatureVersion: '1.0',
    SignatureNonce: randomUUID(),
    Timestamp: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
  }
}

/** Its code says what is wrong with the role or the key; its message may quote the request, so it is omitted. */
async function refusalOf(answer: Response): Promise<Refusal> {
  // A refusal without a code is reported by its status.
  const { Code: code } = (await answer.json().catch(() => ({}))) as { Code?: unknown }
  const reason = typeof code === 'string' && /^[\w.]{1,64}$/.test(code) ? code : `HTTP ${answer.status}`
  return new Refusal(502, 'store-unavailable', `The object store lends no keys: ${reason}`)
}

const unreachable = () =>
  new Refusal(502, 'store-unavailable', 'The object store’s key service does not answer')

/**
 * Requests keys for the prefixes from Aliyun.
 * @throws Refusal 502 `store-unavailable`
 */
export async function assumeRole(settings: AliyunSettings, request: RoleRequest): Promise<RoleKeys> {
  const parameters = parametersOf(settings, request)
  const signature = rpcSignature('POST', parameters, settings.accessKeySecret)
  const answer = await fetch(settings.stsEndpoint, {
    method: 'POST',
    body: new URLSearchParams({ ...parameters, Signature: signature }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  }).catch(() => {
    throw unreachable()
  })
  if (!answer.ok) throw await refusalOf(answer)
  // Invalid JSON is reported as a schema error.
  const parsed = v.safeParse(answerSchema, await answer.json().catch(() => undefined))
  if (!parsed.success) throw unreachable()
  const { AccessKeyId, AccessKeySecret, SecurityToken, Expiration } = parsed.output.Credentials
  return {
    accessKeyId: AccessKeyId,
    accessKeySecret: AccessKeySecret,
    stsToken: SecurityToken,
    expiration: Expiration,
  }
}
