import {
  foreignGatewayUrl,
  gatewayUrl,
  injectFault,
  resetFaults,
  seenRequests,
  signIn,
  signOut,
  until,
} from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { createHttp } from '../http/createHttp'
import { createSession } from '../session/createSession'
import { uploadsDatabase } from '../session/drafts'
import type { Session } from '../session/Session'
import { createFileAccess } from './access/sources'
import type { StoreAccess, StoreAccessSource } from './access/storeAccess'
import { createUploads } from './createUploads'
import type { Uploads } from './Uploads'

const store = '/eb-store/'
const large = 5 * 1024 * 1024 + 7

function bytesOf(length: number, seed: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => (Math.imul(index + seed, 2654435761) >>> 13) & 255)
}
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'photo.jpg') =>
  new File([bytes], name, { type: 'image/jpeg', lastModified: 1_700_000_000_000 })

async function sha256(data: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Globals and changed built-ins. */
function traces(): string[] {
  const own = [window, Object.prototype, Array.prototype, String.prototype, Promise, Symbol]
  return own.flatMap((place, index) => Reflect.ownKeys(place).map((key) => `${index} ${String(key)}`))
}

let session: Session
/** Different for each test, so that none sees another's stored uploads. */
let scope = ''
const opened: Uploads[] = []

/**
 * @param endpoint of the store, if it is of another origin
 * @param userId if it is not the session's user
 */
function open(endpoint?: string, userId = session.context().userId): Uploads {
  const http = createHttp({ session, pause: 1 })
  const source = createFileAccess(http, session)
  const elsewhere = new WeakMap<StoreAccess, StoreAccess>()
  const foreign: StoreAccessSource = {
    async get(options) {
      const access = await source.get(options)
      const moved = elsewhere.get(access) ?? { ...access, endpoint, domain: `${endpoint}/eb-store` }
      elsewhere.set(access, moved)
      return moved
    },
  }
  const uploads = createUploads({
    target: { access: endpoint ? foreign : source },
    rules: () => ({ maxSize: 0 }),
    owner: () => ({ userId, hotelId: http.hotelId() }),
    requests: { pause: 20 },
    scope,
  })
  opened.push(uploads)
  return uploads
}

const statuses = (uploads: Uploads) => uploads.$items.get().map(({ status }) => status)
const isOver = (uploads: Uploads) =>
  statuses(uploads).every((status) => !['waiting', 'checking', 'uploading', 'registering'].includes(status))
const settled = (uploads: Uploads) => until(() => isOver(uploads), 'uploads to settle', 20_000)
const stored = async (uploads: Uploads, index = 0) => {
  // Through the page's origin, which has the session: uploads are private.
  const { pathname } = new URL(uploads.$items.get()[index]?.result?.url as string)
  const answer = await fetch(pathname)
  expect(answer.status).to.equal(200)
  return sha256(await answer.arrayBuffer())
}
const partsSent = async () => (await seenRequests()).filter(({ path }) => path.includes('partNumber=')).length

describe('uploads in a browser', function () {
  this.timeout(60_000)
  before(async () => {
    await signIn('manager')
    session = createSession()
    session.configure({ gateway: gatewayUrl })
    await session.identify()
  })
  beforeEach(function () {
    scope = this.currentTest?.title ?? ''
  })
  afterEach(async () => {
    for (const uploads of opened.splice(0)) uploads.dispose()
    await resetFaults()
  })
  after(() => signOut())

  // First: ali-oss is loaded once.
  it('ali-oss loads with the first upload only, on a page with AMD and a `module`, and leaves no trace', async () => {
    const isLoaded = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('aliyun-oss-sdk'))
    const page = window as unknown as Record<string, unknown>
    const defined: unknown[] = []
    page.define = Object.assign((...definition: unknown[]) => defined.push(definition), { amd: {} })
    page.module = { exports: {} }
    page.exports = {}
    page.OSS = 'the page’s own'
    const before = traces()
    const text = Function.prototype.toString
    const uploads = open()
    expect(isLoaded()).to.equal(false)
    const bytes = bytesOf(1000, 1)
    uploads.add([fileOf(bytes)])
    await settled(uploads)
    expect(statuses(uploads)).to.deep.equal(['done'])
    expect(isLoaded()).to.equal(true)
    expect(await stored(uploads)).to.equal(await sha256(bytes))
    expect([defined, page.OSS, page.module]).to.deep.equal([[], 'the page’s own', { exports: {} }])
    expect(traces().filter((trace) => !before.includes(trace))).to.deep.equal([])
    expect(Function.prototype.toString).to.equal(text)
    for (const name of ['define', 'module', 'exports', 'OSS']) delete page[name]
  })

  it('uploads a large file in parts to a store of another origin, byte for byte', async () => {
    const endpoint = (await foreignGatewayUrl()).replace(/\/$/, '')
    expect(new URL(endpoint).origin).not.to.equal(location.origin)
    const uploads = open(endpoint)
    const bytes = bytesOf(large, 2)
    uploads.add([fileOf(bytes)])
    await settled(uploads)
    expect(uploads.$items.get()[0]?.problem).to.equal(undefined)
    expect(await stored(uploads)).to.equal(await sha256(bytes))
  })

  it('F-UP-9 ETag hidden by CORS: a clear configuration error', async () => {
    const endpoint = (await foreignGatewayUrl()).replace(/\/$/, '')
    const hits = await injectFault({
      match: store,
      fault: 'hideHeaders',
      names: ['access-control-expose-headers'],
    })
    const uploads = open(endpoint)
    uploads.add([fileOf(bytesOf(1000, 3)), fileOf(bytesOf(large, 3), 'large.jpg')])
    await settled(uploads)
    expect(uploads.$items.get().map(({ problem }) => problem?.code)).to.deep.equal([
      'etag-hidden',
      'etag-hidden',
    ])
    expect(await hits()).to.be.greaterThan(1)
  })

  it('F-UP-12 resumes from IndexedDB after the page was left in the middle', async () => {
    const first = open()
    const bytes = bytesOf(large, 4)
    first.add([fileOf(bytes), fileOf(bytesOf(500, 5), 'next.jpg')])
    await until(async () => (await partsSent()) >= 3, 'parts to be sent', 20_000)
    expect(first.$busy.get()).to.equal(true)
    first.dispose()
    const sent = await partsSent()
    const second = open()
    await second.restore()
    expect(second.$items.get().map(({ name }) => name)).to.deep.equal(['photo.jpg', 'next.jpg'])
    await settled(second)
    expect(statuses(second)).to.deep.equal(['done', 'done'])
    expect(await stored(second)).to.equal(await sha256(bytes))
    expect((await partsSent()) - sent).to.be.lessThan(7)
    const third = open()
    await third.restore()
    expect(third.$items.get()).to.deep.equal([])
  })

  it('F-UP-12 does not list the uploads of another user of the device', async () => {
    const hits = await injectFault({ match: store, fault: 'stallHeaders' })
    const first = open()
    first.add([fileOf(bytesOf(1000, 7))])
    await until(async () => (await hits()) > 0)
    first.dispose()
    const other = open(undefined, 'another-user')
    await other.restore()
    expect(other.$items.get()).to.deep.equal([])
    other.dispose()
    indexedDB.deleteDatabase(uploadsDatabase('another-user'))
    const again = open()
    await again.restore()
    expect(again.$items.get().map(({ name }) => name)).to.deep.equal(['photo.jpg'])
  })

  it('signing out deletes stored uploads', async () => {
    const hits = await injectFault({ match: store, fault: 'stallHeaders' })
    const uploads = open()
    uploads.add([fileOf(bytesOf(1000, 6))])
    await until(async () => (await hits()) > 0)
    uploads.dispose()
    const name = uploadsDatabase(session.context().userId as string)
    const names = async () => (await indexedDB.databases()).map((database) => database.name)
    expect(await names()).to.include(name)
    await session.signOut()
    await until(async () => !(await names()).includes(name), 'the database to go')
  })
})
