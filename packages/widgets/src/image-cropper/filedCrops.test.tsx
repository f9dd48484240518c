import { gatewayUrl, injectFault, resetFaults, seenRequests, sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { CropperPage, withGateway } from './testing/CropperPage'
import { pattern, png, wrongPixels } from './testing/pictures'

const uploadPath = '/api/oss-api/eb/oss/upload'
const treePath = '/api/oss-api/eb/oss/tree'

/** A cropper on a page with a file service, with a loaded picture. */
async function openFiling(photo: File, props: ConstructorParameters<typeof CropperPage>[0] = {}) {
  const page = new CropperPage(props)
  page.session.configure({ fileService: `${gatewayUrl}file-service` })
  await page.crop(photo)
  return page
}

interface FiledCrop {
  name: string
  key: string
  folder: string
}
/** The crops that are files. */
const files = () =>
  sql<FiledCrop>(`select display_name as name, object_key as key, parent_id as folder from file_entry
    where display_name like 'wxa%' order by created_at`)
const requestsOf = async (path: string, method: string) =>
  (await seenRequests()).filter((seen) => seen.method === method && seen.path.startsWith(path)).length

describe('eb-image-cropper and the file service', function () {
  this.timeout(30_000)
  withGateway()
  let photo: File
  let earlier: FiledCrop[]
  before(async () => {
    photo = await png(pattern(640, 480))
  })
  beforeEach(async () => {
    earlier = await files()
  })
  const fresh = async () => (await files()).slice(earlier.length)

  it('W-EDI-4 W-CROP-10 if it is configured, the crop becomes a file of the hotel, below the returned domain', async () => {
    const page = await openFiling(photo)
    page.confirm()
    const { unique, cropImage, x, y } = await page.done()
    expect(unique).to.match(/^1001\/100101\/files\/\d+\/\d{13}[0-9a-f]{24}\.png$/)
    expect(cropImage.endsWith(`/${unique}`)).to.equal(true)
    const [file, ...others] = await fresh()
    expect(others).to.deep.equal([])
    expect(file?.name).to.match(/^wxa\d{13}\.png$/)
    expect(file).to.include({ key: unique, folder: 'root.100101' })
    const stored = await fetch(cropImage, { credentials: 'omit' })
    expect(stored.headers.get('content-type')).to.equal('image/png')
    const pixels = await wrongPixels(await stored.blob(), (left, top) => [x + left, y + top])
    expect(pixels).to.deep.equal({ width: 384, height: 384, wrong: 0 })
    expect(await requestsOf('/api/oss-api/token/zktimg', 'GET')).to.equal(0)
    expect(await requestsOf('/eb-store/', 'PUT')).to.equal(0)
    await until(() => page.events.includes('gone'), 'gone')
  })

  it('W-STO-1 if it is not, the crop goes to the store with the token for images, and is not a file', async () => {
    const page = new CropperPage()
    await page.crop(photo)
    page.confirm()
    expect((await page.done()).unique).to.match(/^1001\/100101\/images\/wxa/)
    expect(await requestsOf('/api/oss-api/token/zktimg', 'GET')).to.equal(1)
    expect(await requestsOf('/api/oss-api/eb/oss/', 'GET')).to.equal(0)
    expect(await fresh()).to.deep.equal([])
  })

  it('a private crop is a file that only people of the hotel can read', async () => {
    const page = await openFiling(photo, { visibility: 'private' })
    page.confirm()
    const { cropImage } = await page.done()
    expect((await fresh()).length).to.equal(1)
    expect((await fetch(cropImage, { credentials: 'omit' })).status).to.equal(403)
  })

  it('W-CROP-4 W-CROP-9 a second save while submitting is blocked and reported', async () => {
    await injectFault({ match: uploadPath, fault: 'delay', milliseconds: 700 })
    const page = await openFiling(photo)
    page.confirm()
    await until(() => page.part('confirm').ariaBusy === 'true', 'submitting')
    page.confirm()
    await until(() => page.notice === '正在提交中...', 'reported')
    await page.done()
    expect(await requestsOf(uploadPath, 'POST')).to.equal(1)
  })

  for (const [call, match] of [
    ['upload', uploadPath],
    ['tree', treePath],
  ] as const)
    it(`W-CROP-7 an incomplete answer of the ${call} call: 上传图片失败，请重试; the next try works`, async () => {
      const hits = await injectFault({ match, fault: 'wrongShape', data: { path: '' } })
      const page = await openFiling(photo)
      const place = page.box.style.transform
      page.confirm()
      await until(() => page.notice === '上传图片失败，请重试', 'an error message', 15_000)
      expect(await hits()).to.be.greaterThan(0)
      expect(page.box.style.transform).to.equal(place)
      expect(page.errors[0]?.code).to.equal('upload-failed')
      await resetFaults()
      page.confirm()
      await page.done()
      await until(async () => (await fresh()).length === 1, 'one file')
    })

  for (const status of [403, 500])
    it(`W-CROP-8 a request that fails (${status}): 上传图片错误！, submitting ends, and the next try works`, async () => {
      const hits = await injectFault({ match: uploadPath, fault: 'status', status })
      const page = await openFiling(photo)
      page.confirm()
      await until(() => page.notice === '上传图片错误！', 'an error message', 15_000)
      expect(await hits()).to.be.greaterThan(0)
      expect(page.part('confirm').ariaBusy).not.to.equal('true')
      await resetFaults()
      page.confirm()
      await page.done()
      expect((await fresh()).length).to.equal(1)
    })

  for (const fault of ['lose', 'cutConnection', 'cutUpload'])
    it(`an answer that does not arrive (${fault}) is asked for again: one file`, async () => {
      const hits = await injectFault({ match: uploadPath, fault, times: 1 })
      const page = await openFiling(photo)
      page.confirm()
      const { unique } = await page.done()
      expect(await hits()).to.equal(1)
      expect((await fresh()).map(({ key }) => key)).to.deep.equal([unique])
    })

  it('offline it says that it is waiting, and continues when the network is back', async () => {
    const hits = await injectFault({ match: uploadPath, fault: 'drop' })
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    try {
      const page = await openFiling(photo)
      page.confirm()
      await until(() => page.notice === '网络断开了，连上后接着上传', 'an error message', 15_000)
      expect(await hits()).to.be.greaterThan(0)
      await resetFaults()
      Reflect.deleteProperty(navigator, 'onLine')
      window.dispatchEvent(new Event('online'))
      await page.done()
      expect(page.notice).to.equal('')
      expect((await fresh()).length).to.equal(1)
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  })

  it('if the page closes it during the request, it reports nothing, and no file remains', async () => {
    await injectFault({ match: uploadPath, fault: 'hold' })
    const page = await openFiling(photo)
    page.confirm()
    await until(async () => (await fresh()).length === 1, 'arrived', 15_000)
    page.handle.current?.hide()
    expect(await page.outcome).to.equal(undefined)
    await until(() => page.events.includes('gone'), 'gone')
    expect(page.events).to.deep.equal(['show', 'hide', 'gone'])
    expect(page.errors).to.deep.equal([])
    await until(async () => (await fresh()).length === 0, 'taken back', 15_000)
  })
})
