import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Disk } from '../disk/disk'
import { fullPartOf, newlyFullPartOf } from '../disk/diskFull'
import type { Gateway } from '../gateway'
import { requireHolder } from './access/holder'
import { sendStoreError, setStoreHeaders } from './answer'
import { bucket, storePath } from './bucket'
import { claimFolder } from './folderOwner'
import { requireHonoured } from './honoured'
import { requireKey } from './keys'
import { operationOf } from './operation'
import { authenticate } from './signing/authenticate'
import { readStoreAddress } from './storeAddress'
import type { StoreCall } from './storeCall'
import { StoreError } from './storeError'
import { sweepStore } from './sweeper'
import { LoginNeeded } from './visibility/LoginNeeded'
import { isNavigation, sendLoginPage } from './visibility/loginPage'

type AdmitPicture = (request: FastifyRequest) => Promise<void>

/** Images for unsigned requests have their own rate limit, because processing is expensive. */
function pictureRate(app: FastifyInstance, max: number): AdmitPicture {
  const count = app.createRateLimit({ max, timeWindow: 60_000 })
  return async (request) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    const retryAfter = { 'retry-after': String(counted.ttlInSeconds) }
    throw new StoreError('SlowDown', 'Please reduce your request rate.', {}, retryAfter)
  }
}

async function readCall(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  admit: AdmitPicture,
): Promise<StoreCall> {
  const { key, query } = readStoreAddress(request.originalUrl)
  if (key !== '') requireKey(key)
  const { method, headers } = request
  const secret = await gateway.store.secret()
  const grant = authenticate({ method, bucket, key, query, headers }, secret)
  if (grant) await requireHolder(gateway.database.sessions, grant)
  const admitPicture = () => admit(request)
  return { gateway, blobs: gateway.store.blobs, request, reply, key, query, grant, admitPicture }
}

/** Operations that store bytes or rows, and do not free space. */
const stores = ({ request, query }: StoreCall) =>
  request.method === 'PUT' || (request.method === 'POST' && !query.has('delete'))

/** @throws DiskFull */
function requireRoom(call: StoreCall): void {
  if (!stores(call)) return
  call.gateway.disk.requireRoom('objects')
  call.gateway.disk.requireRoom('database')
}

function asStoreError(error: FastifyError, disk: Disk): StoreError {
  if (error instanceof StoreError) return error
  const full = newlyFullPartOf(error)
  if (full) disk.noteFull(full)
  if (fullPartOf(error)) return new StoreError('InsufficientStorage', 'The disk of the store is full.')
  if (error.statusCode === 429) return new StoreError('SlowDown', 'Please reduce your request rate.')
  if (error.statusCode && error.statusCode < 500)
    return new StoreError('InvalidArgument', 'The request is malformed.')
  return new StoreError('InternalError', 'We encountered an internal error. Please try again.')
}

/**
 * The object store: what Aliyun's OSS answers to path-style requests, for one bucket. Requests are signed with keys that
 * `issueStoreCredentials` lent, or read what is public, or what the user of a session may read. Off where objects lie at
 * Aliyun.
 */
export async function registerStore(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { database, disk, settings, store } = gateway
  if (settings.store.aliyun) return
  await claimFolder(database, settings.store.folder)
  const { rateLimits } = settings
  const sweep = () =>
    sweepStore(database, store, settings.store).catch((err) => app.log.warn({ err }, 'store sweep'))
  const timer = setInterval(() => void sweep(), settings.store.sweepInterval)
  timer.unref()
  const admit = pictureRate(app, rateLimits.image)
  app.addHook('onClose', async () => {
    clearInterval(timer)
    store.images.close()
  })
  await app.register(async (scope) => {
    // bodies stay streams, whatever their type
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const answer = asStoreError(error, disk)
      if (answer instanceof LoginNeeded && isNavigation(request)) return sendLoginPage(request, reply)
      if (answer.status === 500) request.log.error({ err: error }, 'fault')
      return sendStoreError(request, reply, answer)
    })
    scope.addHook('onRequest', async (request, reply) => setStoreHeaders(request, reply))
    scope.route({
      method: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
      url: storePath,
      schema: { hide: true },
      config: {
        access: 'public',
        changesState: false,
        movingBody: true,
        rateLimit: { max: rateLimits.store, timeWindow: 60_000 },
      },
      handler: async (request, reply) => {
        const call = await readCall(gateway, request, reply, admit)
        requireHonoured(call)
        requireRoom(call)
        return operationOf(call)(call)
      },
    })
  })
}
