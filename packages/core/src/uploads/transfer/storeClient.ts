import { isServiceError } from '../../errors/ServiceError'
import type { StoreAccess, StoreAccessSource } from '../access/storeAccess'
import type { OssClass, OssClient, OssOptions } from '../client/OssClient'
import { isTemporary } from './isTemporary'
import { type RetryOptions, withRetries } from './retries'
import { isGatewayDown, isRefusal, storeProblem } from './storeProblem'
import { stopped, TransferError } from './TransferError'
import { createTransport, type RequestContext, type TransportOptions } from './transport'

/** Settings of an upload's requests. */
export interface StoreSettings extends Omit<TransportOptions, 'context'>, Omit<RetryOptions, 'signal'> {
  source: StoreAccessSource
  loadClient: () => Promise<OssClass>
}

/** Requests of one upload to the store; aborting them affects no other upload. */
export interface StoreClient {
  /** @throws TransferError */
  access(): Promise<StoreAccess>
  /**
   * Runs one request with valid credentials; once more with renewed ones if the store rejects them, and again after
   * temporary failures.
   *
   * @throws TransferError, `stopped`, `partsGone`
   */
  ask<T>(request: StoreRequest<T>, context?: Partial<RequestContext>): Promise<T>
}

export type StoreRequest<T> = (client: OssClient, context: RequestContext, oss: OssClass) => Promise<T>

/** One ali-oss client per upload, replaced when the credentials are renewed. */
export function createStoreClient(settings: StoreSettings, signal: AbortSignal): StoreClient {
  const { source } = settings
  const urllib = createTransport({ ...settings, context: { signal } })
  let current: { access: StoreAccess; client: OssClient } | undefined

  const accessOf = async (refused?: StoreAccess) => {
    try {
      return await source.get({ renew: refused, signal })
    } catch (error) {
      if (signal.aborted) throw stopped
      throw new TransferError(isUnanswered(error) ? 'network' : 'access-failed', {
        error,
        isTemporary: isTemporary(error),
      })
    }
  }
  const clientOf = (access: StoreAccess, Oss: OssClass) => {
    if (current?.access !== access) {
      const client = new Oss({ ...optionsOf(access), urllib })
      // The clock offset that an earlier client found, or that the server sent.
      client.options.amendTimeSkewed = current?.client.options.amendTimeSkewed || access.clockOffset || 0
      current = { access, client }
    }
    return current.client
  }
  const run = async <T>(
    request: StoreRequest<T>,
    context: RequestContext,
    used: { access?: StoreAccess },
    isSuspect: boolean,
  ) => {
    const Oss = await load(settings.loadClient)
    const attempt = (access: StoreAccess) => {
      used.access = access
      return request(clientOf(access, Oss), { ...context }, Oss)
    }
    const access = await accessOf(isSuspect ? used.access : undefined)
    try {
      return await attempt(access)
    } catch (error) {
      if (!isRefusal(error)) throw storeProblem(error)
    }
    try {
      return await attempt(await accessOf(access))
    } catch (error) {
      throw storeProblem(error)
    }
  }

  return {
    access: () => accessOf(),
    ask: (request, given = {}) => {
      const context = { signal, ...given }
      const used: { access?: StoreAccess } = {}
      return withRetries((attempt) => run(request, context, used, attempt === suspectedAt), {
        ...settings,
        signal: context.signal,
      })
    },
  }
}

const isUnanswered = (error: unknown) =>
  isServiceError(error, 'network') || (isServiceError(error, 'http') && isGatewayDown(error.status))

/**
 * A store that rejects credentials before it has read the body closes the connection, which some browsers report as a
 * network error: the third attempt uses renewed credentials.
 */
const suspectedAt = 3

async function load(loadClient: () => Promise<OssClass>): Promise<OssClass> {
  try {
    return await loadClient()
  } catch (error) {
    throw new TransferError('client-unavailable', { error, isTemporary: true })
  }
}

function optionsOf(access: StoreAccess): Omit<OssOptions, 'urllib'> {
  const { region, bucket, endpoint, accessKeyId, accessKeySecret, stsToken } = access
  return {
    region,
    bucket,
    accessKeyId,
    accessKeySecret,
    stsToken,
    // Only the embedded store has an endpoint.
    ...(endpoint ? { endpoint, sldEnable: true, secure: endpoint.startsWith('https:') } : { secure: true }),
    refreshSTSTokenInterval: Number.MAX_SAFE_INTEGER,
    // Aliyun accepts no older signature from new customers and for new buckets.
    authorizationV4: true,
  }
}
