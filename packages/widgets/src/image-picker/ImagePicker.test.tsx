import { drawn, gatewayUrl, injectFault, resetFaults, seenRequests, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { addFiles, newFolder, service } from '../file-explorer/testing/ExplorerPage'
import { withGateway } from '../files/testing/FilesPage'
import { pattern, png } from '../image-cropper/testing/pictures'
import { PickerPage, unmountAll } from './testing/PickerPage'

const megabyte = 1_048_576

describe('eb-image-picker', function () {
  this.timeout(30_000)
  withGateway()
  let directory = ''
  before(async () => {
    await setViewport({ width: 1000, height: 800 })
    directory = (await newFolder()).id
    await addFiles(directory, {
      '大堂.jpg': 2000,
      '泳池.png': 3000,
      '早餐.gif': 100,
      '很大.jpg': 3 * megabyte,
      '很大.gif': 3 * megabyte,
    })
  })
  afterEach(unmountAll)

  it('W-IPK-1 opens the image library; images chosen there become the value', async () => {
    const page = new PickerPage({ directory, multiple: true })
    await page.open()
    expect(page.dialog?.textContent).to.include('选择图片')
    await page.choose('大堂.jpg', '泳池.png')
    await until(() => page.images.length === 2, 'images')
    await until(() => !page.dialog, 'closed')
    expect(page.tiles).to.have.members(['大堂.jpg', '泳池.png'])
    const [first] = page.images
    expect(first?.path).to.match(/^1001\/100101\/files\//)
    expect(first?.url).to.include(first?.path as string)
    expect(first?.ossDisplayId).to.match(/^test\./)
    await until(() => (page.view.root as ShadowRoot).activeElement === page.own('add'), 'focus is back')
  })

  it('W-IPK-1 a file of the library is deleted by a double click, not by a single one', async () => {
    const other = (await newFolder()).id
    await addFiles(other, { '旧图.jpg': 10, '新图.jpg': 10 })
    const names = async () => (await service().list(other)).list.map(({ displayName }) => displayName)
    const page = new PickerPage({ directory: other })
    await page.open()
    ;(await page.listed('旧图.jpg')).click()
    const remove = await until(() => page.inside('delete'), 'delete button')
    expect(remove.textContent).to.equal('删除')
    remove.click()
    await until(() => page.inside('delete').textContent === '再点一次，删除 1 张', 'asked')
    ;(await page.listed('新图.jpg')).click()
    await until(() => page.inside('delete').textContent === '删除', 'taken back')
    expect(await names()).to.have.members(['旧图.jpg', '新图.jpg'])
    ;(await page.listed('旧图.jpg')).click()
    page.inside('delete').focus()
    await sendKeys({ press: 'Enter' })
    await until(() => page.inside('delete').textContent !== '删除', 'asked')
    await sendKeys({ press: 'Enter' })
    await until(() => !page.item('旧图.jpg'), 'gone', 10_000)
    expect(await names()).to.deep.equal(['新图.jpg'])
  })

  it('W-IPK-2 W-IPK-3 W-IPK-4 images of another type or over the size are refused with an alert, and the library stays', async () => {
    const page = new PickerPage({ directory, accept: 'jpg,png', maxSize: 500 * 1024 })
    await page.open()
    const alerts: Array<[string, string]> = [
      ['早餐.gif', '「早餐.gif」：图片格式必须是 JPG、PNG，换一张再选'],
      ['很大.jpg', '「很大.jpg」：图片大小不能超过 500 KB，压缩后再选'],
      ['很大.gif', '「很大.gif」：图片格式必须是 JPG、PNG，大小不能超过 500 KB，换一张再选'],
    ]
    for (const [name, alert] of alerts) {
      await page.choose(name)
      await until(() => page.alert === alert, alert).catch((error) => {
        throw new Error(`${error.message}; it says ${page.alert}`)
      })
      expect(page.images).to.deep.equal([])
    }
    expect(page.refused).to.deep.equal(['早餐.gif wrong-type', '很大.jpg too-large', '很大.gif wrong-both'])
    page.set({ maxSize: 2 * megabyte })
    await page.choose('大堂.jpg')
    await until(() => page.images.length === 1, 'taken')
    await page.open()
    await page.choose('很大.jpg')
    await page.alerted('图片大小不能超过 2 M，压缩后再选')
    expect(page.images.map(({ displayName }) => displayName)).to.deep.equal(['大堂.jpg'])
  })

  it('W-IPK-5 dropped images beyond the maximum are refused with a message; the others are uploaded', async () => {
    const page = new PickerPage({ multiple: true, max: 2, maxSize: 100_000, storage: 'images' })
    const picture = await png(pattern(20, 10))
    const named = (name: string) => new File([picture], name, { type: 'image/png' })
    const large = new File([new Uint8Array(100_001)], '大.png', { type: 'image/png' })
    await page.drop(large, named('1.png'), named('2.png'), named('3.png'))
    await page.alerted('图片最多上传 2 张，移除一些再添加')
    expect(page.alert).to.equal(
      '「大.png」：图片大小不能超过 97.65 KB，压缩后再选\n图片最多上传 2 张，移除一些再添加',
    )
    await until(() => page.images.length === 2, 'uploaded', 15_000)
    expect(page.images.map(({ displayName }) => displayName)).to.deep.equal(['1.png', '2.png'])
  })

  it('W-IPK-6 at the maximum, opening is refused with the message, by button and by method', async () => {
    const image = (name: string) => ({
      path: `x/${name}`,
      displayName: name,
      url: `https://example.test/${name}`,
    })
    const page = new PickerPage({
      directory,
      multiple: true,
      max: 2,
      images: [image('a.jpg'), image('b.jpg')],
    })
    ;(await until(() => page.own('add'), 'button')).click()
    await page.alerted('图片最多上传 2 张，移除一些再添加')
    page.handle.current?.open()
    expect(page.dialog).to.equal(undefined)
    page.own('remove').click()
    await until(() => page.images.length === 1, 'removed')
    await page.open()
    expect(page.alert).to.equal('')
    expect(page.dialog?.textContent).to.include('最多选 1 张')
  })

  it('a problem is shown, and outlines the tile', async () => {
    const page = new PickerPage({ directory })
    const tile = await until(() => page.own('add'), 'tile')
    const before = getComputedStyle(tile).borderTopColor
    page.set({ errorMessage: '请选择图片' })
    await until(() => getComputedStyle(tile).borderTopColor !== before, 'outline')
    await until(() => page.own('message'), 'message')
    expect(page.find('fieldset').getAttribute('aria-describedby')).to.equal(page.own('message').id)
    page.set({ errorMessage: undefined })
    await until(() => getComputedStyle(tile).borderTopColor === before, 'as before')
  })

  it('without a file service images are uploaded with the token for images, and no library opens (AMB-21)', async () => {
    const page = new PickerPage({ storage: 'images', multiple: true })
    const picture = await png(pattern(20, 10))
    const input = await until(() => page.find<HTMLInputElement>('input[type=file]'), 'input')
    const list = new DataTransfer()
    list.items.add(new File([picture], '门面.png', { type: 'image/png' }))
    input.files = list.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => page.images.length === 1, 'uploaded', 15_000)
    expect(page.images[0]?.path).to.match(/^1001\/100101\/images\//)
    const asked = (await seenRequests()).map(({ path }) => path)
    expect(asked.some((path) => path.includes('token/zktimg'))).to.equal(true)
    expect(asked.some((path) => path.includes('/file-service/'))).to.equal(false)
    let clicks = 0
    input.addEventListener('click', (event) => {
      event.preventDefault()
      clicks += 1
    })
    page.own('add').click()
    expect([clicks, page.dialog]).to.deep.equal([1, undefined])
  })

  it('a single image is replaced by the next; several can be reordered by keyboard', async () => {
    const page = new PickerPage({ directory })
    for (const name of ['大堂.jpg', '泳池.png']) {
      await page.open()
      await page.choose(name)
      await until(() => page.images[0]?.displayName === name && !page.dialog, name)
    }
    expect(page.images.length).to.equal(1)
    expect(page.own('add').textContent).to.contain('更换图片')
    page.set({ multiple: true })
    await until(() => page.own('add').textContent?.includes('选择图片'), 'a further one')
    await page.open()
    await page.choose('大堂.jpg')
    await until(() => page.images.length === 2 && !page.dialog, 'two')
    ;(await until(() => page.find('[aria-label="移动「大堂.jpg」"]'), 'grip')).focus()
    for (const press of [' ', 'ArrowLeft', ' ']) await sendKeys({ press })
    await until(() => page.images[0]?.displayName === '大堂.jpg', 'moved')
  })

  it('with crop each image is cropped before it is added; a cancelled crop adds none', async () => {
    const page = new PickerPage({ crop: '2:1' })
    const picture = await png(pattern(400, 400))
    await page.drop(new File([picture], 'a.png', { type: 'image/png' }))
    const button = (part: string) => page.dialog?.querySelector<HTMLButtonElement>(`[part=${part}]`)
    await until(() => button('cancel'), 'cropper', 10_000)
    button('cancel')?.click()
    await until(() => !page.dialog, 'cancelled')
    expect(page.images).to.deep.equal([])
    await page.drop(new File([picture], 'a.png', { type: 'image/png' }))
    const confirm = await until(() => button('confirm'), 'cropper', 10_000)
    await until(() => page.dialog?.querySelector('[part=preview] canvas'), 'picture')
    await until(
      () => {
        confirm.click()
        return page.images.length === 1
      },
      'cropped',
      15_000,
    )
    expect(page.images[0]?.path).to.match(/\/images\/wxa\w+\.png$/)
    expect(page.images[0]?.displayName).to.equal('a.png')
    const shown = await createImageBitmap(await (await fetch(page.images[0]?.url as string)).blob())
    expect(shown.width / shown.height).to.be.closeTo(2, 0.02)
  })

  /** Uploads an image into the user's own files. */
  async function addOwn(name: string): Promise<string> {
    const root = (await service().treeOfUser())[0]?.ossDisplayId ?? ''
    const form = new FormData()
    form.append('ossDisplayId', root)
    form.append('file', new File([await png(pattern(8, 8))], name, { type: 'image/png' }))
    const headers = { 'X-Eb-Client': 'ebkit/test' }
    const answer = await fetch(`${gatewayUrl}api/oss-api/eb/oss/upload`, {
      method: 'POST',
      headers,
      body: form,
    })
    expect(answer.status).to.equal(200)
    return root
  }
  const publicStatus = async (url = '') => (await fetch(url, { credentials: 'omit' })).status
  const pressed = async (page: PickerPage, part: string) =>
    (
      await until(() => page.dialog?.querySelector<HTMLElement>(`.eb-modal-box__foot [part="${part}"]`), part)
    ).click()

  it('W-AUTH-4 a private image needs a confirmation before guests can see it; a copy in the public space is used', async () => {
    const root = await addOwn('全家福.png')
    const page = new PickerPage({ directory: root, private: true })
    await page.open()
    await page.choose('全家福.png')
    await until(() => page.dialog?.textContent?.includes('复制到公共文件？'), 'question')
    expect(page.dialog?.textContent).to.include('「全家福.png」在你的个人文件里，客人看不到。')
    await pressed(page, 'cancel')
    await until(() => page.inside('confirm'), 'the library is there still')
    expect(page.images).to.deep.equal([])
    page.inside('confirm').click()
    await until(() => page.dialog?.textContent?.includes('复制到公共文件？'), 'question again')
    await pressed(page, 'publish')
    await until(() => page.images.length === 1, 'taken', 10_000)
    await until(() => !page.dialog, 'closed')
    const [copy] = page.images
    const own = (await service().list(root)).list.find(({ displayName }) => displayName === '全家福.png')
    expect(copy?.displayName).to.equal('全家福.png')
    expect(copy?.path).to.not.equal(own?.path)
    expect(await publicStatus(copy?.url)).to.equal(200)
    expect(await publicStatus(copy?.url?.replace(copy.path ?? '', own?.path ?? ''))).to.equal(403)
  })

  it('a field that is not for guests uses a private image itself', async () => {
    const root = await addOwn('证件.png')
    const page = new PickerPage({ directory: root, private: true, visibility: 'private' })
    await page.open()
    await page.choose('证件.png')
    await until(() => page.images.length === 1, 'taken')
    const own = (await service().list(root)).list.find(({ displayName }) => displayName === '证件.png')
    expect(page.images[0]?.path).to.equal(own?.path)
    const shown = await until(
      () => page.find<HTMLImageElement>('.eb-image-picker img[src*="x-oss-signature"]'),
      'picture',
    )
    await until(() => shown.complete && shown.naturalWidth > 0, 'drawn', 10_000)
    expect(JSON.stringify(page.images)).to.not.include('x-oss-signature')
  })

  it('a failed copy is reported in the question, and can be retried', async () => {
    const root = await addOwn('风景.png')
    const page = new PickerPage({ directory: root, private: true })
    await page.open()
    await page.choose('风景.png')
    await until(() => page.dialog?.textContent?.includes('复制到公共文件？'), 'question')
    const hits = await injectFault({ match: '/api/oss-api/eb/oss/publish', fault: 'status', times: 1 })
    await pressed(page, 'publish')
    await until(() => page.dialog?.querySelector('[part=message]')?.textContent, 'why')
    expect(await hits()).to.equal(1)
    await pressed(page, 'publish')
    await until(() => page.images.length === 1, 'taken', 10_000)
  })

  it('cancelled while an image is being copied, it takes nothing, and asks again for the next', async () => {
    const root = await addOwn('庭院.png')
    const page = new PickerPage({ directory: root, private: true })
    const asks = () => until(() => page.dialog?.textContent?.includes('复制到公共文件？'), 'question')
    const copies = () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/oss/publish')).length
    await page.open()
    await page.choose('庭院.png')
    await asks()
    // the browser keeps 250 of them
    performance.clearResourceTimings()
    const hits = await injectFault({ match: '/api/oss-api/eb/oss/publish', fault: 'hold', times: 1 })
    await pressed(page, 'publish')
    await until(hits, 'request')
    await pressed(page, 'cancel')
    await until(() => page.inside('confirm'), 'the library is there still')
    page.inside('confirm').click()
    await asks()
    expect(page.dialog?.querySelector('[part=publish]')?.getAttribute('aria-busy')).to.not.equal('true')
    await resetFaults()
    await until(() => copies() > 0, 'answer', 10_000)
    await drawn()
    expect(page.changes).to.deep.equal([])
    await pressed(page, 'publish')
    await until(() => page.images.length === 1, 'taken', 10_000)
    expect(page.changes.length).to.equal(1)
  })
})
