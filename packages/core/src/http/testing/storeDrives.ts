import { createNodeRequest, loadBrowserAliOss, until } from '@ebkit/testing'
import { createObjectActions } from '../../object-browser/createObjectActions'
import { createObjectBrowser } from '../../object-browser/createObjectBrowser'
import { createObjectUploads } from '../../object-browser/createObjectUploads'
import { type BrowserBench, browserBench } from '../../object-browser/testing/browserBench'
import { createFileAccess } from '../../uploads/access/sources'
import { memoryCheckpoints } from '../../uploads/checkpoints/memoryCheckpoints'
import { createUploads } from '../../uploads/createUploads'
import type { Uploads } from '../../uploads/Uploads'
import type { Drive, WireClient } from './WireClient'

const requests = {
  pause: 1,
  loadClient: async () => loadBrowserAliOss<never>(),
  createRequest: createNodeRequest,
}

const settled = (uploads: Uploads) =>
  until(() => uploads.$items.get().every(({ status }) => status === 'done'), 'uploaded')

/** An object browser in a folder with these files. */
async function openBrowser({ servers }: WireClient, folder: string, ...names: string[]) {
  const bench = browserBench(servers)
  await bench.put(...names.map((name) => `${folder}${name}`))
  const browser = createObjectBrowser(bench.services, () => ({ place: { folder } }))
  await browser.start()
  const entries = browser.$listing.get().entries
  return { bench, browser, entries, actions: createObjectActions(browser) }
}

/** Uploads the same name twice: the second time it is taken. */
async function uploadTwice(client: WireClient, folder: string): Promise<void> {
  const { browser } = await openBrowser(client, folder)
  for (let count = 0; count < 2; count++) {
    const { uploads, add, dispose } = createObjectUploads(browser, {
      requests,
      checkpoints: memoryCheckpoints(),
    })
    add([new File(['text'], 'a.txt', { type: 'text/plain' })])
    await settled(uploads)
    dispose()
  }
}

/** More keys than one listing gives. */
async function listOn(bench: BrowserBench): Promise<void> {
  await bench.putMany('many/', 1001)
  const browser = createObjectBrowser(bench.services, () => ({ place: { folder: 'many/' } }))
  await browser.start()
  await browser.loadMore()
}

/** Operations of the object store, by the explorer's uploads and by the object browser. */
export const storeDrives: Readonly<Record<string, Drive>> = {
  'A-020': async ({ http, session }) => {
    const target = { access: createFileAccess(http, session) }
    const uploads = createUploads({ target, requests, checkpoints: memoryCheckpoints() })
    uploads.add([new File(['bytes'], 'Photo.JPG', { type: 'image/jpeg' })])
    await settled(uploads)
    uploads.dispose()
  },
  'A-022': ({ servers }) => listOn(browserBench(servers)),
  'A-023': (client) => uploadTwice(client, 'head/'),
  'A-024': (client) => uploadTwice(client, 'put/'),
  'A-025': async (client) => {
    const { actions, entries } = await openBrowser(client, 'one/', 'a.txt')
    await actions.remove(entries)
  },
  'A-026': async (client) => {
    const { actions, entries } = await openBrowser(client, 'two/', 'a.txt', 'b.txt')
    await actions.remove(entries)
  },
  'A-027': async (client) => {
    const { actions, entries } = await openBrowser(client, 'hidden/', 'a.txt')
    await actions.hide(entries)
  },
  'A-028': async (client) => {
    const { actions } = await openBrowser(client, 'made/')
    await actions.createFolder('新建')
  },
}
