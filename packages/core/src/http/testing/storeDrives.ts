import { createNodeRequest, loadBrowserAliOss, until } from '@ebkit/testing'
import { createObjectBrowser } from '../../object-browser/createObjectBrowser'
import { type BrowserFixture, browserFixture } from '../../object-browser/testing/browserFixture'
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

/** An object browser in a folder with these files, which are selected. */
async function openBrowser({ servers }: WireClient, folder: string, ...names: string[]) {
  const fixture = browserFixture(servers)
  await fixture.put(...names.map((name) => `${folder}${name}`))
  const uploads = { requests, checkpoints: memoryCheckpoints() }
  const browser = createObjectBrowser({ ...fixture.services, uploads }, () => ({ place: { folder } }))
  await browser.start()
  browser.selection.selectAll()
  return browser
}

/** Uploads the same name twice: the second upload finds it taken. */
async function uploadTwice(client: WireClient, folder: string): Promise<void> {
  for (let count = 0; count < 2; count++) {
    const browser = await openBrowser(client, folder)
    const uploads = await browser.uploads()
    await browser.upload([new File(['text'], 'a.txt', { type: 'text/plain' })])
    if (uploads) await settled(uploads)
    browser.dispose()
  }
}

/** More keys than one listing returns. */
async function listOn(fixture: BrowserFixture): Promise<void> {
  await fixture.putMany('many/', 1001)
  const browser = createObjectBrowser(fixture.services, () => ({ place: { folder: 'many/' } }))
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
  'A-022': ({ servers }) => listOn(browserFixture(servers)),
  'A-023': (client) => uploadTwice(client, 'head/'),
  'A-024': (client) => uploadTwice(client, 'put/'),
  'A-025': async (client) => {
    await (await openBrowser(client, 'one/', 'a.txt')).remove()
  },
  'A-026': async (client) => {
    await (await openBrowser(client, 'two/', 'a.txt', 'b.txt')).remove()
  },
  'A-027': async (client) => {
    await (await openBrowser(client, 'hidden/', 'a.txt')).hide()
  },
  'A-028': async (client) => {
    await (await openBrowser(client, 'made/')).createFolder('新建')
  },
}
