import { injectFault, seenRequests, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { withGateway } from '../files/testing/FilesPage'
import { addObjects, keysBelow, newFolder, ObjectsPage } from './testing/ObjectsPage'

const fileOf = (text: string, name: string) => new File([text], name, { type: 'text/plain' })

/** Chooses files in the browser's dialog. */
function choose(page: ObjectsPage, ...files: File[]) {
  const input = page.find<HTMLInputElement>('input[type=file]')
  const list = new DataTransfer()
  for (const file of files) list.items.add(file)
  input.files = list.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('eb-object-browser: uploads', function () {
  this.timeout(40_000)
  withGateway()

  it('W-FMA-5 W-FMA-11 W-FMA-12 uploads in a dialog; an existing name gets a time before its extension', async () => {
    const folder = await newFolder(['大厅.txt'])
    const page = new ObjectsPage({ folder })
    await page.listed('大厅.txt')
    page.button('上传文件').click()
    await page.asks(`上传到「${folder.slice(0, -1)}」`)
    choose(page, fileOf('new', '大厅.txt'), fileOf('other', '花园.txt'))
    await until(
      () => page.events.filter((event) => event.startsWith('upload')).length === 2,
      'uploaded',
      20_000,
    )
    page.button('完成').click()
    await until(() => !page.dialog, 'closed')
    await page.listed('大厅.txt', '花园.txt')
    const keys = await keysBelow(folder)
    expect(keys).to.have.length(3)
    expect(keys.some((key) => /^大厅-\d{13}\.txt$/.test(key))).to.equal(true)
    const heads = (await seenRequests()).filter(({ method }) => method === 'HEAD')
    expect(heads.length).to.be.at.least(3) // the taken name, its new one, the free one
  })

  it('dropped files are uploaded, and are listed below the files', async () => {
    const folder = await newFolder(['a.txt'])
    const page = new ObjectsPage({ folder })
    await page.listed('a.txt')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(fileOf('dropped', 'dropped.txt'))
    const target = page.item('a.txt')
    for (const type of ['dragenter', 'dragover', 'drop']) {
      target.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer }),
      )
      await new Promise(requestAnimationFrame) // each is a task of its own
    }
    await page.listed('dropped.txt')
    expect(page.dialog).to.equal(undefined)
    expect(await keysBelow(folder)).to.include('dropped.txt')
  })

  it('if it cannot be determined whether a name is free, nothing is overwritten, and the upload can be retried', async () => {
    const folder = await newFolder()
    const page = new ObjectsPage({ folder })
    await page.listed()
    const hits = await injectFault({
      match: `/eb-store/1001/100101/common/${encodeURIComponent(folder.slice(0, -1))}/`,
      fault: 'status',
      status: 409,
      times: 1,
    })
    page.button('上传文件').click()
    await page.asks('选择文件')
    choose(page, fileOf('x', 'x.txt'))
    const retry = await until(() => page.button('重试') ?? page.button('重试「x.txt」'), 'retry', 15_000)
    expect(await hits()).to.equal(1)
    expect(await keysBelow(folder)).to.deep.equal([])
    retry.click()
    await until(() => page.events.includes('upload x.txt'), 'uploaded', 15_000)
  })
})

describe('eb-object-browser: as a dialog', function () {
  this.timeout(40_000)
  withGateway()

  it('opens and closes with its events, and leaves nothing in the page', async () => {
    const folder = await newFolder(['a.txt'])
    const page = new ObjectsPage({ folder, modal: true })
    await until(() => page.handle.current, 'methods')
    expect(page.find('.eb-manager')).to.equal(null)
    page.handle.current?.show()
    await until(() => page.dialog, 'dialog')
    await page.listed('a.txt')
    await page.press('Escape')
    await until(() => page.events.includes('after-hide'), 'gone')
    expect(page.events).to.deep.equal(['show', 'hide', 'after-hide'])
  })

  it('pick returns the confirmed files, only of the requested type and up to the requested number', async () => {
    const folder = await newFolder(['a.jpg', 'b.jpg', 'c.jpg', 'd.txt', 'sub/e.jpg'])
    const page = new ObjectsPage({ folder })
    await page.listed('a.jpg')
    const picked = page.handle.current?.pick({ accept: 'image/*', max: 2, heading: '选海报' })
    await page.asks('选海报')
    await page.listed('a.jpg', 'sub')
    page.button('确定').click()
    await page.says('没有选择文件')
    for (const name of ['d.txt', 'a.jpg', 'b.jpg', 'c.jpg']) page.item(name).click()
    await page.says('最多选2个')
    await page.says('已选 2 个')
    page.button('确定').click()
    const files = await picked
    expect(files?.map(({ name }) => name).sort()).to.deep.equal(['a.jpg', 'b.jpg'])
    const [file] = files ?? []
    expect(file?.url).to.equal(`${file?.domain}/${encodeURI(file?.key ?? '')}`)
    expect(page.selection).to.deep.equal([])
  })

  it('focus returns to where it was in the page', async () => {
    const folder = await newFolder(['a.txt'])
    const page = new ObjectsPage({ folder })
    await page.listed('a.txt')
    page.item('a.txt').focus()
    page.handle.current?.show()
    await page.listed('a.txt')
    await until(() => page.dialog?.matches(':focus-within'), 'focus in the dialog')
    await page.press('Escape')
    await until(() => page.events.includes('after-hide'), 'gone')
    expect(page.item('a.txt').matches(':focus')).to.equal(true)
    expect(page.find('[inert]')).to.equal(null)
  })

  it('pick one: a click opens folders, a double click chooses; cancelling returns undefined', async () => {
    const folder = await newFolder()
    await addObjects(folder, ['sub/e.jpg'])
    const page = new ObjectsPage({ folder, modal: true })
    await until(() => page.handle.current, 'methods')
    const cancelled = page.handle.current?.pick({ single: true })
    await page.listed('sub')
    page.button('取消').click()
    expect(await cancelled).to.equal(undefined)
    await until(() => page.events.includes('after-hide'), 'gone')
    const picked = page.handle.current?.pick({ single: true, folder })
    await page.listed('sub')
    page.item('sub').click()
    await page.listed('e.jpg')
    page.pressTwice('e.jpg')
    expect((await picked)?.map(({ name }) => name)).to.deep.equal(['e.jpg'])
    page.unmount()
  })
})
