import { afterEach } from 'node:test'
import {
  cookieFetch,
  createFileCalls,
  createNodeRequest,
  type FileCalls,
  loadBrowserAliOss,
  type Servers,
  serveTests,
} from '@ebkit/testing'
import { createHttp } from '../../http/createHttp'
import { createFileService, type FileService } from '../../services/files'
import { createSession } from '../../session/createSession'
import type { Session } from '../../session/Session'
import { createFileAccess } from '../../uploads/access/sources'
import { memoryCheckpoints } from '../../uploads/checkpoints/memoryCheckpoints'
import { createExplorer } from '../createExplorer'
import type { Explorer } from '../Explorer'
import type { ExplorerOptions } from '../ExplorerOptions'

/** Explorers on the real gateway behind the fault proxy. */
export interface ExplorerFixture {
  readonly servers: Servers
  /** Another user of the same store, not behind the proxy. */
  readonly other: FileCalls
  /** Options of open explorers; call `optionsChanged` after a change. */
  options: ExplorerOptions
  /** Events of the last created explorer. */
  session?: Session
  /** Creates a new folder of the hotel. */
  folder(name?: string): Promise<string>
  /** Creates an explorer that has not started. */
  create(options?: ExplorerOptions, change?: (files: FileService) => FileService): Explorer
  /** Creates an explorer in a folder. */
  open(folderId: string, options?: ExplorerOptions): Promise<Explorer>
  /** Bodies that were sent with a call of the file service. */
  bodies(call: string): unknown[]
  /** Lists this many files in a folder, without their bytes. */
  fill(folderId: string, count: number): Promise<void>
  /** Requests of a call of the file service. */
  asked(call: string): string[]
}

export function explorerFixture(account = 'manager'): ExplorerFixture {
  const servers = serveTests(account)
  const opened: Explorer[] = []
  const sent: Array<{ path: string; body: string }> = []
  let count = 0
  afterEach(() => {
    for (const explorer of opened.splice(0)) explorer.dispose()
    sent.length = 0
  })
  const fixture: ExplorerFixture = {
    servers,
    options: {},
    get other() {
      return createFileCalls(servers.gateway, servers.cookie)
    },
    async folder(name = `folder${++count}`) {
      const { ossDisplayId } = await fixture.other.tree()
      return (await fixture.other.folder(ossDisplayId, name)).ossDisplayId
    },
    create(options = {}, change = (files) => files) {
      fixture.options = options
      const plain = cookieFetch(servers.cookie)
      const fetch: typeof plain = (address, init) => {
        if (init?.body) sent.push({ path: new URL(String(address)).pathname, body: String(init.body) })
        return plain(address, init)
      }
      const session = createSession(undefined, fetch)
      session.configure({ gateway: servers.proxy.url })
      fixture.session = session
      const http = createHttp({ session, fetch, pause: 1 })
      const { app, scene } = options
      const explorer = createExplorer(
        {
          files: change(createFileService(http)),
          access: createFileAccess(http, session, { app, scene }, { pause: 1 }),
          hotelId: http.hotelId,
          uploads: {
            checkpoints: memoryCheckpoints(),
            owner: () => ({ userId: session.context().userId, hotelId: http.hotelId() }),
            requests: {
              pause: 1,
              loadClient: async () => loadBrowserAliOss(),
              createRequest: createNodeRequest,
            },
          },
        },
        () => fixture.options,
      )
      opened.push(explorer)
      return explorer
    },
    async open(folderId, options = {}) {
      const explorer = fixture.create({ ...options, folderId })
      await explorer.start()
      return explorer
    },
    bodies: (call) =>
      sent.filter(({ path }) => path === `/file-service/${call}`).map(({ body }) => JSON.parse(body)),
    async fill(folderId, count) {
      await servers.gateway.sql(
        `insert into file_entry (entry_id, parent_id, brand_id, hotel_id, owner_id, is_folder, display_name, search_name, object_key, size)
         select entry_id || '.' || i, entry_id, brand_id, hotel_id, owner_id, false, n, lower(n), '1001/100101/files/x/' || entry_id || '/' || i, i
         from (select i, (array['客房_','IMG_','海报_'])[1 + i % 3] || i || '.jpg' as n from generate_series(1, $2::int) i) x, file_entry
         where entry_id = $1`,
        [folderId, count],
      )
    },
    asked: (call) =>
      servers.proxy.requests
        .map(({ path }) => path)
        .filter((path) => path.startsWith(`/file-service/${call}?`)),
  }
  return fixture
}

export const namesOf = (explorer: Explorer) => explorer.$listing.get().entries.map(({ name }) => name)

export function idOf(explorer: Explorer, name: string): string {
  const entry = explorer.$listing.get().entries.find((one) => one.name === name)
  if (!entry) throw new Error(`${name} is not among ${namesOf(explorer).join()}`)
  return entry.id
}
