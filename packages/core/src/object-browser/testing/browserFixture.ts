import assert from 'node:assert/strict'
import { askStore, cookieFetch, type Servers } from '@ebkit/testing'
import type { FileSpace } from '../../file-manager/places'
import { createHttp } from '../../http/createHttp'
import { createSession } from '../../session/createSession'
import { createBrowserAccess } from '../../uploads/access/sources'
import type { StoreAccessSource } from '../../uploads/access/storeAccess'
import { createObjectBrowser } from '../createObjectBrowser'
import type { ObjectBrowser, ObjectBrowserOptions, ObjectBrowserServices } from '../ObjectBrowser'

/** The model of an object browser on the real gateway and store. */
export interface BrowserFixture {
  readonly services: ObjectBrowserServices
  readonly source: StoreAccessSource
  /** Key of the root of a space. */
  root(space?: FileSpace): Promise<string>
  open(options?: ObjectBrowserOptions): ObjectBrowser
  /** Puts objects below the root of the hotel's files. */
  put(...names: string[]): Promise<void>
  /** Inserts rows of objects without bytes: many, quickly. */
  putMany(folder: string, count: number): Promise<void>
  /** Names below the root of the hotel's files. */
  names(folder?: string): Promise<string[]>
}

/** Opens a folder of the hotel's files, and reads it. */
export async function openFolder(
  fixture: BrowserFixture,
  folder: string,
  options?: ObjectBrowserOptions,
): Promise<ObjectBrowser> {
  const browser = fixture.open({ place: { folder }, ...options })
  await browser.start()
  return browser
}

export function browserFixture(servers: Servers): BrowserFixture {
  const fetch = cookieFetch(servers.cookie)
  const session = createSession(undefined, fetch)
  session.configure({ gateway: servers.proxy.url })
  const http = createHttp({ session, fetch, pause: 1, timeout: 2000 })
  const sources = new Map<FileSpace, StoreAccessSource>()
  const access = (space: FileSpace) => {
    const source = sources.get(space) ?? createBrowserAccess(http, session, space, { pause: 1 })
    sources.set(space, source)
    return source
  }
  const source = access('public')
  const root = async (space: FileSpace = 'public') => (await access(space).get()).path
  const services: ObjectBrowserServices = { access, requests: { pause: 1, timeout: 2000 } }
  return {
    services,
    source,
    root,
    open: (options = {}) => createObjectBrowser(services, () => options),
    async put(...names) {
      for (const name of names)
        assert.equal((await askStore(await source.get(), 'PUT', (await root()) + name, name)).status, 200)
    },
    async putMany(folder, count) {
      await servers.gateway.sql(
        `insert into stored_object (object_key, brand_id, hotel_id, content_type, blob_ids, blob_sizes, size, etag,
           modified_at)
         select $1 || lpad(n::text, 6, '0') || '.txt', '1001', '100101', 'text/plain', '{}', '{}', n, 'AB',
           now() - n * interval '1 second'
         from generate_series(1, $2::int) n`,
        [(await root()) + folder, count],
      )
    },
    async names(folder = '') {
      const prefix = (await root()) + folder
      const rows = await servers.gateway.sql<{ key: string }>(
        `select object_key as key from stored_object order by 1`,
      )
      return rows.flatMap(({ key }) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
    },
  }
}
