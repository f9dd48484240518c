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
  /** Milliseconds that the first credentials live; those that follow live long. */
  lifetime?: number
  /** Milliseconds that they are said to live; the store goes by `lifetime`. */
  claimedLifetime?: number
  /** Called before credentials are lent; may throw. */
  beforeLending?: () => void
  /** Milliseconds by which the device's clock is wrong. */
  clockError?: number
  /** Whether the gateway says what time it is, with the credentials. Default: no. */
  tellsTime?: boolean
  register?: (stored: StoredObject, signal: AbortSignal) => Promise<Partial<UploadedFile>>
}

/** Uploads to the real store behind the fault proxy, with the real ali-oss. */
export interface UploadFixture {
  readonly servers: Servers
  /** A list of uploads; disposed of after the test. Another one with the same checkpoints is the page after a reload. */
  open(options?: ListOptions): Uploads
  /** How often credentials were lent. */
  readonly lent: number
  /** When the store takes the credentials no longer that were lent first. */
  readonly firstEnd: number
  /** SHA-256 of an object's bytes, read past the proxy; undefined where there is none. */
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

/** Bytes that differ from place to place and from seed to seed. */
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

/** Milliseconds after which waiting is in vain; machines that run tests do other work too. */
const patience = 30_000

/** Waits for something of the page's or the gateway's. */
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

/** Waits until no upload waits or moves. */
export async function settled(uploads: Uploads): Promise<readonly UploadItem[]> {
  const moving = ['waiting', 'checking', 'uploading', 'registering']
  await eventually(
    () => uploads.$items.get(),
    // What nothing could be reached for goes on by itself.
    (items) => items.every(({ status, problem }) => !moving.includes(status) && problem?.code !== 'network'),
  )
  return uploads.$items.get()
}
