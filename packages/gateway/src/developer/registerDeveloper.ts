import {
  allowOrigin,
  createPartnerKey,
  describeEmbedding,
  getDeveloperAccess,
  refuseOrigin,
  rotatePartnerKey,
  switchOffPartnerKey,
  tryPartnerAccess,
} from '@ebkit/protocol/calls/developer'
import { readOrigin } from '@ebkit/rules/origins'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Transaction } from '../database/tenant'
import type { Gateway } from '../gateway'
import { notFound, Refusal, unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { disableKey, endKey, type KeyTerms, listKeys, makeKey, mostKeys } from './keys'
import { addOrigin, listOrigins, mostOrigins, removeOrigin } from './originRows'
import { recordAccess } from './recordAccess'
import { tryAccess } from './tryAccess'

const about = { needs: 'administrator', tag: 'Developers' } as const

/** Key of the advisory lock that serialises changes of a brand's keys and origins. */
const lock = 0x65626465

function whoAsks({ identity }: FastifyRequest) {
  if (!identity) throw unauthenticated()
  return identity
}

/** Serialises the changes of each brand, so that limits hold and a key is replaced only once. */
const inTurn =
  ({ asTenant }: Gateway) =>
  <Result>(request: FastifyRequest, work: (rows: Transaction) => Promise<Result>) =>
    asTenant(request, async (rows) => {
      await rows.execute(sql`select pg_advisory_xact_lock(${lock}, hashtext(${whoAsks(request).brandId}))`)
      return work(rows)
    })

/**
 * Registers the calls for partners' origins and keys, for the administrators of a brand. Every change is in the audit
 * trail.
 */
export function registerDeveloper(app: FastifyInstance, gateway: Gateway): void {
  registerCall(
    app,
    getDeveloperAccess,
    { ...about, summary: 'Origins and keys of partners' },
    ({ request }) =>
      gateway.asTenant(request, async (rows) => ({
        origins: await listOrigins(rows),
        keys: await listKeys(rows),
      })),
  )
  registerOrigins(app, gateway)
  registerKeys(app, gateway)
  registerCall(
    app,
    tryPartnerAccess,
    { ...about, summary: 'Try what a partner’s page does' },
    ({ body, request }) => tryAccess(gateway, body, request),
  )
  registerEmbedding(app, gateway)
}

function registerOrigins(app: FastifyInstance, gateway: Gateway): void {
  const change = inTurn(gateway)
  registerCall(
    app,
    allowOrigin,
    { ...about, summary: 'Allow pages of an origin' },
    async ({ body, request }) => {
      const read = readOrigin(body.origin)
      if ('problem' in read)
        throw new Refusal(422, 'origin-invalid', 'This is not the origin of a web page', read)
      const { origin } = read
      await change(request, async (rows) => {
        const origins = (await listOrigins(rows)).map((each) => each.origin)
        if (origins.includes(origin)) return
        if (origins.length >= mostOrigins) throw tooMany(`${mostOrigins} origins`)
        await addOrigin(rows, whoAsks(request), origin)
        await recordAccess(rows, request, { what: 'brandOrigin', key: origin, after: { origin } })
      })
      gateway.origins.forget()
      return { origin }
    },
  )
  registerCall(
    app,
    refuseOrigin,
    { ...about, summary: 'Refuse pages of an origin' },
    async ({ body: { origin }, request }) => {
      await change(request, async (rows) => {
        if (!(await removeOrigin(rows, origin))) throw notFound('This origin is not on the list')
        await recordAccess(rows, request, { what: 'brandOrigin', key: origin, before: { origin } })
      })
      gateway.origins.forget()
      return null
    },
  )
}

const tooMany = (what: string) => new Refusal(422, 'too-many', `There are ${what} already: remove some first`)

function registerKeys(app: FastifyInstance, gateway: Gateway): void {
  const change = inTurn(gateway)

  /** @param replaced key that the new one stands in for: it does not count */
  async function make(
    rows: Transaction,
    request: FastifyRequest,
    { name, hotelIds, scopes }: KeyTerms,
    replaced?: string,
  ) {
    const good = (await listKeys(rows)).filter(
      ({ keyId, state }) => keyId !== replaced && (state === 'active' || state === 'ending'),
    )
    if (good.length >= mostKeys) throw tooMany(`${mostKeys} keys`)
    const terms = { name, hotelIds, scopes }
    const { key, keyId, hint } = await makeKey(rows, whoAsks(request), terms)
    await recordAccess(rows, request, { what: 'partnerKey', key: keyId, after: { ...terms, hint } })
    return { key, keyId }
  }

  async function find(rows: Transaction, keyId: string) {
    const key = (await listKeys(rows)).find((each) => each.keyId === keyId)
    if (!key) throw notFound('There is no such key')
    return key
  }

  registerCall(
    app,
    createPartnerKey,
    { ...about, summary: 'A key for a partner’s server; it is shown this once' },
    ({ body, request }) => change(request, (rows) => make(rows, request, body)),
  )
  registerCall(
    app,
    rotatePartnerKey,
    { ...about, summary: 'Another key in place of one, which stays good for a while' },
    ({ body: { keyId, overlapHours }, request }) =>
      change(request, async (rows) => {
        const old = await find(rows, keyId)
        await endKey(rows, old, overlapHours, whoAsks(request).userId)
        const { endsAt } = await find(rows, keyId)
        await recordAccess(rows, request, {
          ...{ what: 'partnerKey', key: keyId, name: 'replace' },
          ...{ before: { endsAt: null }, after: { endsAt } },
        })
        return make(rows, request, old, keyId)
      }),
  )
  registerCall(
    app,
    switchOffPartnerKey,
    { ...about, summary: 'Switch a key off, for good' },
    async ({ body: { keyId }, request }) => {
      await change(request, async (rows) => {
        const { state } = await find(rows, keyId)
        if (state === 'off') return
        await disableKey(rows, keyId, whoAsks(request).userId)
        await recordAccess(rows, request, {
          ...{ what: 'partnerKey', key: keyId, name: 'switchOff' },
          ...{ before: { state }, after: { state: 'off' } },
        })
      })
      return null
    },
  )
}

/**
 * Serves pages that cannot reach a gateway or are refused: whether this is one, and whether their origin is allowed.
 */
function registerEmbedding(app: FastifyInstance, { origins }: Gateway): void {
  const options = {
    access: 'public',
    summary: 'Whether pages of the asking origin may call',
    tag: 'Session',
  } as const
  registerCall(app, describeEmbedding, options, async ({ request, reply }) => {
    const { origin = null } = request.headers
    reply.header('access-control-allow-origin', '*')
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return { product: 'ebkit' as const, origin, isListed: origin !== null && (await origins.isKnown(origin)) }
  })
}
