import type { tryPartnerAccess } from '@ebkit/protocol/calls/developer'
import type { AnswerOf, ReceivedBodyOf } from '@ebkit/protocol/define-call'
import { readOrigin } from '@ebkit/rules/origins'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway'
import { hashOf } from '../session/secrets'

type Trial = ReceivedBodyOf<typeof tryPartnerAccess>
type Outcome = AnswerOf<typeof tryPartnerAccess>
type Finding = Outcome['finding']
type Injected = Awaited<ReturnType<FastifyInstance['inject']>>

const outcome = (finding: Finding, passed: Outcome['passed'], permissions: string[] = []): Outcome => ({
  finding,
  passed,
  permissions,
})

/**
 * Does what a partner's page and its server do, step by step, with requests through the whole gateway: the browser's
 * preflight, a token, and a call with it. Reports the first step that fails.
 */
export async function tryAccess(gateway: Gateway, trial: Trial, request: FastifyRequest): Promise<Outcome> {
  const read = readOrigin(trial.origin)
  if ('problem' in read) return outcome('origin-invalid', [])
  const { origin } = read
  // Rate limits count a trial as the user's own requests.
  const send = request.server.inject.bind(request.server)
  const shared = { remoteAddress: request.ip }
  const asked = await send({
    ...shared,
    method: 'OPTIONS',
    url: '/api/session',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  })
  const { brandId = '' } = request.identity ?? {}
  const isOpen = asked.headers['access-control-allow-origin'] === origin
  if (!isOpen || !(await gateway.origins.allows(brandId, origin))) return outcome('origin-unlisted', [])
  const key = await keyFinding(gateway, trial.key, request)
  if (key) return outcome(key, ['origin'])
  const issued = await send({
    ...shared,
    method: 'POST',
    url: '/api/embed-token',
    headers: { authorization: `Bearer ${trial.key}` },
    payload: { account: trial.account, hotelId: trial.hotelId },
  })
  if (issued.statusCode !== 200)
    return outcome(await tokenFinding(gateway, trial, issued, request), ['origin', 'key'])
  const called = await send({
    ...shared,
    method: 'GET',
    url: '/api/session',
    headers: { origin, authorization: `Bearer ${issued.json().data.token}` },
  })
  const isDone = called.statusCode === 200 && called.headers['access-control-allow-origin'] === origin
  if (!isDone) return outcome('failed', ['origin', 'key', 'account'])
  return outcome('works', ['origin', 'key', 'account', 'call'], called.json().data.permissions)
}

/** The problem with a key; keys of other brands are unknown here. */
async function keyFinding(
  gateway: Gateway,
  key: string,
  request: FastifyRequest,
): Promise<Finding | undefined> {
  const { rows } = await gateway.asTenant(request, (transaction) =>
    transaction.execute<{ disabled: boolean; is_over: boolean }>(
      sql`select disabled, coalesce(ends_at <= now(), false) as is_over from partner_key where key_hash = ${hashOf(key)}`,
    ),
  )
  const [found] = rows
  if (!found) return 'key-unknown'
  if (found.disabled) return 'key-off'
  return found.is_over ? 'key-ended' : undefined
}

/** The reason why no token was issued. */
async function tokenFinding(
  gateway: Gateway,
  { account }: Trial,
  issued: Injected,
  request: FastifyRequest,
): Promise<Finding> {
  if (issued.statusCode === 429) return 'too-many-requests'
  const { code } = issued.json() as { code: unknown }
  if (code === 'store-excluded') return 'store-excluded'
  if (code !== 'not-found') return 'failed'
  const { rowCount } = await gateway.asTenant(request, (rows) =>
    rows.execute(sql`select from user_account where account = ${account.toLowerCase()} and not disabled`),
  )
  return rowCount ? 'account-elsewhere' : 'account-unknown'
}
