import { fileCode } from '@ebkit/domain'
import { publishObjects, signObjectAddresses } from '@ebkit/protocol/calls/objectAddresses'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway'
import { unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { originOf, storeDomain } from '../store/address'
import { encodeKey } from '../store/encodeKey'
import { tenantOfKey } from '../store/keys'
import { entryOnWire } from './entries'
import { placeOf } from './place'
import { publishObject } from './publishing'
import { readableAmong, signAddresses, signedFrom } from './signedAddresses'

/** Signed addresses of private objects, and public copies. Rights depend on session, store and object. */
export function registerObjectAddresses(app: FastifyInstance, gateway: Gateway): void {
  const { asTenant, settings } = gateway
  const tag = 'Files'

  const readable = (request: FastifyRequest, addresses: readonly string[]) => {
    const { identity } = request
    if (!identity) throw unauthenticated()
    return asTenant(request, (rows) => readableAmong(gateway, rows, identity, addresses))
  }
  const domainOf = (request: FastifyRequest) => storeDomain(settings.store, originOf(request, gateway))

  const signing = { needs: 'session', summary: 'Addresses that read objects for a short time', tag } as const
  registerCall(app, signObjectAddresses, signing, async ({ body, request }) => {
    const found = await readable(
      request,
      body.list.map(({ address }) => address),
    )
    const { addressLifetime } = settings.store
    const signedAt = signedFrom(addressLifetime)
    return {
      list: await signAddresses(gateway, found, body.list, { domain: domainOf(request), signedAt }),
      expiration: new Date(signedAt + addressLifetime).toISOString(),
      serverTime: new Date().toISOString(),
    }
  })

  const publishing = { needs: fileCode('upload'), summary: 'Copy objects into the public space', tag }
  registerCall(app, publishObjects, publishing, async ({ body, request }) => {
    const found = await readable(
      request,
      body.list.map(({ address }) => address),
    )
    const domain = domainOf(request)
    const copyOf = async (address: string) => {
      const object = found.get(address)
      const tenant = object && tenantOfKey(object.objectKey)
      const entry = tenant && (await publishObject(gateway, placeOf(request, tenant), object))
      if (!entry?.objectKey) return null
      const { ossDisplayId, displayName, contentType } = entryOnWire(entry)
      const file = { fileSize: entry.size ?? 0, createTime: entry.createdAt.toISOString() }
      const { objectKey: path } = entry
      return {
        ossDisplayId,
        displayName,
        contentType: contentType as string | null,
        path,
        url: `${domain}/${encodeKey(path)}`,
        ...file,
      }
    }
    const list: { copy: Awaited<ReturnType<typeof copyOf>> }[] = []
    for (const { address } of body.list) list.push({ copy: await copyOf(address) })
    return { list }
  })
}
