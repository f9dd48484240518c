import { cookieFetch, createNodeRequest, loadBrowserAliOss } from '@ebkit/testing'
import { createHttp } from '../../http/createHttp'
import { createFileService, type FileService } from '../../services/files'
import { createSession } from '../../session/createSession'
import { createFileAccess } from '../access/sources'
import type { UploadTarget } from '../Uploads'
import type { UploadsOptions } from '../UploadsOptions'

/** The gateway's file service as a target, with a real session and store. */
export interface ServiceFixture {
  readonly files: FileService
  /** The first folder of the hotel. */
  readonly folderId: string
  /** For `createUploads`; registers into the folder. */
  readonly options: UploadsOptions
}

/** @param url of a gateway, or of the proxy before it */
export async function serviceFixture(url: string, cookie: string): Promise<ServiceFixture> {
  const fetch = cookieFetch(cookie)
  const session = createSession(undefined, fetch)
  session.configure({ gateway: url })
  await session.identify()
  const http = createHttp({ session, fetch, pause: 5, timeout: 2000 })
  const files = createFileService(http)
  const folderId = (await files.tree())[0]?.ossDisplayId ?? ''
  const target: UploadTarget = {
    access: createFileAccess(http, session, {}, { pause: 5 }),
    async register({ key, name }, signal) {
      const entry = await files.register({ fileName: name, key, folderId }, { signal })
      return { ossDisplayId: entry?.ossDisplayId, displayName: entry?.displayName }
    },
  }
  const options: UploadsOptions = {
    target,
    rules: () => ({ maxSize: 0, maxCount: 0, allowEmpty: true }),
    owner: () => ({ userId: session.context().userId, hotelId: http.hotelId() }),
    multipartFrom: 250 * 1024,
    partSize: 100 * 1024,
    requests: {
      pause: 5,
      stallAfter: 1000,
      answerWithin: 1000,
      slowest: 1000,
      loadClient: async () => loadBrowserAliOss(),
      createRequest: createNodeRequest,
    },
  }
  return { files, folderId, options }
}
