import { createHttp } from '@ebkit/core/http'
import { createPage } from '@ebkit/core/page'
import { createSession } from '@ebkit/core/session'
import { gatewayUrl, resetFaults, seenRequests, signIn, sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { pattern, png } from '../image-cropper/testing/pictures'
import { uploadImage } from './uploadImage'

describe('uploading an image to the store', function () {
  this.timeout(60_000)
  before(() => signIn('manager'))
  beforeEach(resetFaults)

  it('cancelled while its parts are sent, it ends at once and leaves none there', async () => {
    const session = createSession(createPage())
    session.configure({ gateway: gatewayUrl })
    const start = await png(pattern(20, 20))
    const large = new File([start, new Uint8Array(6 * 1024 * 1024)], 'a.png', { type: 'image/png' })
    const connection = { http: createHttp({ session }), session, visibility: 'public' } as const
    const upload = uploadImage(large, connection, {
      onOffline: () => {},
      onProgress: (share) => share > 0 && upload.cancel(),
    })
    expect(await upload.stored).to.deep.equal({ hasAnswer: false, cause: 'cancelled' })
    const part = (await seenRequests()).find(({ path }) => path.includes('partNumber='))
    const [, id] = part?.path.match(/uploadId=(\w+)/) ?? []
    expect(id).to.be.a('string')
    const left = () => sql('select 1 from stored_upload where upload_id = $1', [id])
    await until(async () => (await left()).length === 0, 'nothing is left', 10_000)
  })

  it('an empty file is refused, not waited for', async () => {
    const session = createSession(createPage())
    session.configure({ gateway: gatewayUrl })
    const empty = new File([], 'a.png', { type: 'image/png' })
    const connection = { http: createHttp({ session }), session, visibility: 'public' } as const
    const { stored } = uploadImage(empty, connection, { onOffline: () => {} })
    expect(await stored).to.have.nested.property('cause.code', 'empty-file')
  })
})
