import { createHash } from 'node:crypto'
import { after, afterEach } from 'node:test'
import { createNodeRequest, loadBrowserAliOss, type Servers, serveTests } from '@ebkit/testing'
import { createAccessSource } from '../access/createAccessSource'
import type { CheckpointStore } from '../checkpoints/Checkpoint'
import { memoryCheckpoints } from '../checkpoints/memoryCheckpoints'
import { createUploads } from '../createUploads'
import type { StoredObject, UploadedFile, UploadItem, Uploads } from '../Uploads'
import type { UploadsOptions } from '../UploadsOptions'

export interface ListOptions extends Partial<Omit<UploadsOptions, 'target' | 'checkpoints'>> {
  checkpoints?: CheckpointStore
  /** Milliseconds that the first credentials are valid. */
  lifetime?: number
  /** Lifetime that the answer claims; the store uses `lifetime`. */
  claimedLifetime?: number
  /** Called before credentials are issued; may throw. */
  beforeLending?: () => void
  /** Error of the device's clock in milliseconds. */
  clockError?: number
  /** Whether the gateway sends its time with the credentials. Default: no. */
  tellsTime?: boolean
  register?: (stored: StoredObject, signal: AbortSignal) => Promise<Partial<UploadedFile>>
}

/** Uploads with ali-oss to the gateway's store behind the fault proxy. */
export interface UploadFixture {
  readonly servers: Servers
  /** Opens a list, which is disposed of after the test. Another list with the same checkpoints simulates a reload. */
  open(options?: ListOptions): Uploads
  /** How often credentials were issued. */
  readonly lent: number
  /** When the first credentials expire. */
  readonly firstEnd: number
  /** SHA-256 of an object, read without the proxy; undefined if it does not exist. */
  hashOf(key: string): Promise<string | undefined>
  /** Objects, unfinished multipart uploads and parts in the store. */
  contents(): Promise<{ keys: string[]; uploads: number; parts: number }>
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export function uploadFixture(): UploadFixture {
  const servers = serveTests('clerk')
  const opened: Uploads[] = []
  let lent = 0
  let firstEnd = 0
  const close = () => {
    for (const uploads of opened.splice(0)) uploads.dispose()
  }
  afterEach(async () => {
    close()
    await servers.gateway.sql('delete from stored_upload')
  })
  after(close)
  const count = async (sql: string) => Number((await servers.gateway.sql<{ count: string }>(sql))[0]?.count)

  return {
    servers,
    get firstEnd() {
      return firstEnd
    },
    get lent() {
      return lent
    },
    open(options = {}) {
      let isFirst = true
      const source = createAccessSource({
        owner: async () => '100101 100191',
        now: () => Date.now() + (options.clockError ?? 0),
        pause: 1,
        async ask() {
          options.beforeLending?.()
          lent++
          const lifetimeMs = isFirst ? options.lifetime : undefined
          const origin = servers.proxy.url.replace(/\/$/, '')
          const keys = await servers.gateway.lendStoreKeys({ origin, lifetimeMs })
          if (isFirst) firstEnd = Date.parse(keys.expiration)
          isFirst = false
          const { claimedLifetime: claimed, tellsTime } = options
          const expiration = claimed ? Date.now() + claimed : keys.expiration
          const serverTime = tellsTime ? new Date().toISOString() : undefined
          return { keys, times: { expiration, serverTime }, path: '1001/100101/' }
        },
      })
      const uploads = createUploads({
        owner: () => ({ userId: '100191', hotelId: '100101' }),
        checkpoints: memoryCheckpoints(),
        ...options,
        rules: () => ({ maxSize: 0, allowEmpty: true, ...options.rules?.() }),
        target: { access: source, register: options.register },
        requests: {
          pause: 1,
          loadClient: async () => loadBrowserAliOss(options.clockError),
          createRequest: createNodeRequest,
          ...options.requests,
        },
      })
      opened.push(uploads)
      return uploads
    },
    async hashOf(key) {
      const path = key.split('/').map(encodeURIComponent).join('/')
      const { url } = servers.gateway
      const answer = await fetch(`${url}/eb-store/${path}`, { headers: { cookie: servers.cookie } })
      return answer.ok ? sha256(new Uint8Array(await answer.arrayBuffer())) : undefined
    },
    async contents() {
      const rows = await servers.gateway.sql<{ object_key: string }>('select object_key from stored_object')
      const uploads = await count('select count(*) from stored_upload')
      const parts = await count('select count(*) from stored_part')
      return { keys: rows.map((row) => row.object_key), uploads, parts }
    },
  }
}

/** Pseudo-random bytes. */
export function bytesOf(length: number, seed = 1): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let state = seed * 2654435761 + 1
  for (let index = 0; index < length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    bytes[index] = state >>> 24
  }
  return bytes
}

export function fileOf(
  bytes: Uint8Array<ArrayBuffer>,
  name = 'photo.jpg',
  lastModified = 1_700_000_000_000,
): File {
  return new File([bytes], name, { type: 'image/jpeg', lastModified })
}

export const itemOf = (uploads: Uploads, index = 0) => uploads.$items.get()[index] as UploadItem

/** Milliseconds after which waiting fails, generous for busy machines. */
const patience = 30_000

/** Waits for a condition. */
export async function eventually<T>(
  look: () => T | Promise<T>,
  matches: (found: T) => boolean,
): Promise<void> {
  const end = performance.now() + patience
  for (let found = await look(); !matches(found); found = await look()) {
    if (performance.now() > end) throw new Error(`Waited in vain, found: ${JSON.stringify(found)}`)
    await new Promise(setImmediate)
  }
}

/** Waits until no upload is waiting or running. */
export async function settled(uploads: Uploads): Promise<readonly UploadItem[]> {
  const moving = ['waiting', 'checking', 'uploading', 'registering']
  await eventually(
    () => uploads.$items.get(),
    // Uploads paused by the network resume automatically.
    (items) => items.every(({ status, problem }) => !moving.includes(status) && problem?.code !== 'network'),
  )
  return uploads.$items.get()
}
