import { drawn, holdLongTimers, injectFault, resetFaults, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { fileOf, UploaderPage, withGateway } from './testing/UploaderPage'

const store = '/eb-store/'
const sha = async (data: BufferSource) => {
  const hash = await crypto.subtle.digest('SHA-256', data)
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16)).join()
}
const slow = () => injectFault({ match: store, fault: 'slowUpload', milliseconds: 100 })

/** An image as a camera would create it. */
async function picture(name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 480
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = '#c33'
  context.fillRect(0, 0, 640, 480)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob as Blob], name, { type: 'image/png' })
}

/** Waits until the files with these names would survive a reload. */
async function stored(...names: string[]) {
  const read = async (database: IDBDatabase, store: string) => {
    const request = database.transaction(store).objectStore(store).getAll()
    await new Promise((resolve) => request.addEventListener('success', resolve))
    return request.result as File[]
  }
  const found = async () => {
    const files: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const request = indexedDB.open(name)
      await new Promise((resolve) => request.addEventListener('success', resolve))
      const database = request.result
      if (database.objectStoreNames.contains('files'))
        files.push(...(await read(database, 'files')).map((file) => file.name))
      database.close()
    }
    return names.every((name) => files.includes(name))
  }
  while (!(await found())) await drawn()
}

describe('eb-uploader: uploading', function () {
  this.timeout(40_000)
  withGateway()

  it('W-SUP-9 W-SUP-10 a file is stored below common/, and its entry has all its properties', async () => {
    const page = new UploaderPage()
    const file = fileOf('合同.pdf.bin', 70_000, 'application/octet-stream')
    await page.choose(file)
    await page.uploaded('合同.pdf.bin')
    const [entry] = page.files
    expect(entry).to.include({
      displayName: '合同.pdf.bin',
      fileSize: 70_000,
      file,
      isFolder: false,
      ossDisplayId: '',
    })
    expect(entry?.path).to.match(/\/common\/[a-z0-9]+\.bin$/)
    expect(Date.parse(entry?.createTime ?? '')).to.be.closeTo(Date.now(), 60_000)
    const stored = await fetch(entry?.url as string)
    expect(stored.ok).to.equal(true)
    expect(await sha(await stored.arrayBuffer())).to.equal(await sha(await file.arrayBuffer()))
    expect(page.events).to.deep.equal(['start 合同.pdf.bin', 'upload 合同.pdf.bin'])
    await until(() => page.problems.at(-1) === undefined)
  })

  it('W-SUP-10 an image has a thumbnail, which its entry has as dataURL', async () => {
    const page = new UploaderPage({ view: 'tiles' })
    await page.choose(await picture('大厅.png'))
    await page.uploaded('大厅.png')
    const canvas = await until(() => page.find<HTMLCanvasElement>('canvas:not([hidden])'), 'drawn')
    expect([canvas.width, canvas.height]).to.deep.equal([240, 180])
    expect(page.files[0]?.dataURL).to.match(/^data:image\/(webp|png);base64,/)
  })

  it('several files are uploaded one after the other, with progress of each and of all, and a form waits for them', async () => {
    const hits = await slow()
    const page = new UploaderPage()
    await page.choose(fileOf('a.bin', 300_000), fileOf('b.bin', 300_001), fileOf('c.bin', 10))
    await until(() => page.status('a.bin') === 'uploading', 'first')
    expect(page.status('b.bin')).to.equal('waiting')
    expect(page.row('b.bin')?.textContent).to.contain('排队中')
    await until(() =>
      /^\d+%$/.test(page.row('a.bin')?.querySelector('.eb-file-row__status')?.textContent ?? ''),
    )
    expect(page.row('a.bin')?.querySelector('[role=progressbar]')?.getAttribute('aria-label')).to.contain(
      'a.bin',
    )
    expect(page.find('.eb-uploader__head')?.textContent).to.match(/^完成 0 \/ 3/)
    expect(page.problems.at(-1)).to.equal('还有 3 个文件没传完')
    await page.uploaded('a.bin', 'b.bin', 'c.bin')
    expect(await hits()).to.be.greaterThan(0)
    expect(page.files.map(({ displayName }) => displayName)).to.deep.equal(['a.bin', 'b.bin', 'c.bin'])
    await until(() => page.said.includes('已上传 3 个文件'), 'said')
    expect(page.find('.eb-uploader__head')).to.equal(null)
  })

  it('F-UP-6 one is cancelled, the others continue; it can be retried', async () => {
    await slow()
    const page = new UploaderPage()
    await page.choose(fileOf('a.bin', 400_000), fileOf('b.bin', 20))
    await until(() => page.status('a.bin') === 'uploading', 'uploading')
    page.button('a.bin', 'cancel').click()
    await page.uploaded('b.bin')
    expect(page.status('a.bin')).to.equal('cancelled')
    expect(page.row('a.bin')?.textContent).to.contain('已取消')
    await resetFaults()
    page.button('a.bin', 'retry').click()
    await page.uploaded('a.bin')
    expect(page.files.length).to.equal(2)
  })

  it('one file can be paused and resumed; all can be paused and cancelled', async () => {
    await slow()
    const page = new UploaderPage()
    await page.choose(fileOf('a.bin', 300_000), fileOf('b.bin', 300_001))
    await until(() => page.status('a.bin') === 'uploading', 'uploading')
    page.button('a.bin', 'pause').click()
    await until(() => page.status('a.bin') === 'paused', 'paused')
    page.button('a.bin', 'resume').click()
    await until(() => ['waiting', 'uploading'].includes(page.status('a.bin') ?? ''), 'resumed')
    const all = (words: string) =>
      page.all('.eb-uploader__head button').find(({ textContent }) => textContent === words)
    all('全部暂停')?.click()
    await until(() => page.status('a.bin') === 'paused' && page.status('b.bin') === 'paused', 'all paused')
    all('全部取消')?.click()
    await until(
      () => page.status('a.bin') === 'cancelled' && page.status('b.bin') === 'cancelled',
      'cancelled',
    )
    await until(() => page.problems.at(-1) === undefined, 'no problem left')
    expect(page.files).to.deep.equal([])
  })

  it('W-SUP-8 the store’s message is shown below the file; all failed ones can be retried at once', async () => {
    const body =
      '<?xml version="1.0"?><Error><Code>InvalidObjectName</Code><Message>The object name is reserved.</Message></Error>'
    const hits = await injectFault({
      match: store,
      fault: 'text',
      status: 400,
      body,
      headers: { 'content-type': 'application/xml' },
    })
    const page = new UploaderPage()
    await page.choose(fileOf('a.bin', 10), fileOf('b.bin', 11))
    await until(() => page.problem('b.bin'), 'both failed', 15_000)
    expect(await hits()).to.be.greaterThan(1)
    expect(page.problem('a.bin')).to.equal('存储服务拒绝了这个文件：The object name is reserved.')
    expect(page.events).to.include('error a.bin store-refused')
    await until(() => page.problems.at(-1) === '2 个文件没有上传，重试或移除', 'blocked')
    await until(() => page.said.includes('「b.bin」没有上传：存储服务拒绝了这个文件'), 'said')
    await resetFaults()
    // Choosing the same file again is a retry too.
    await page.choose(fileOf('a.bin', 10))
    await page.uploaded('a.bin')
    page.button('b.bin', 'retry').click()
    await page.uploaded('b.bin')
    expect(page.files.length).to.equal(2)
  })

  it('an uploaded file is removed, and restored to its position', async () => {
    const files = ['a', 'b', 'c'].map((name) => ({ path: `x/${name}.txt` }))
    const page = new UploaderPage({ files })
    await page.listed('b.txt')
    page.button('b.txt', 'remove').click()
    await until(() => page.files.length === 2, 'removed')
    await until(() => page.said.includes('已移除「b.txt」'), 'said')
    page.part('undo').click()
    await until(() => page.files.length === 3, 'back')
    expect(page.files).to.deep.equal(files)
  })

  it('with single the next file replaces the previous one', async () => {
    const page = new UploaderPage({ single: true, files: [{ path: 'x/old.txt' }] })
    expect((await until(() => page.input)).multiple).to.equal(false)
    await page.choose(fileOf('new.txt'))
    await page.uploaded('new.txt')
    expect(page.names).to.deep.equal(['new.txt'])
  })

  it('manual waits for 开始上传, onBeforeUpload can refuse', async () => {
    let isWelcome = false
    const page = new UploaderPage({ manual: true, onBeforeUpload: () => isWelcome })
    await page.choose(fileOf('no.txt'))
    isWelcome = true
    await page.choose(fileOf('a.txt'))
    await page.listed('a.txt')
    expect(page.names).to.deep.equal(['a.txt'])
    expect(page.row('a.txt')?.textContent).to.contain('等待上传')
    expect(page.events).to.deep.equal([])
    page.part('upload').click()
    await page.uploaded('a.txt')
    page.set({ manual: true })
    await page.choose(fileOf('b.txt'))
    await page.listed('b.txt')
    page.handle.current?.upload()
    await page.uploaded('b.txt')
  })

  it('F-UP-12 leaving the page asks first while uploads are running, and not afterwards', async () => {
    await slow()
    const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const page = new UploaderPage()
    await until(() => page.add)
    expect(leave()).to.equal(false)
    await page.choose(fileOf('a.bin', 200_000))
    await until(() => page.status('a.bin') === 'uploading', 'uploading')
    expect(leave()).to.equal(true)
    await page.uploaded('a.bin')
    await until(() => !leave(), 'free')
    await page.choose(fileOf('b.bin', 200_000))
    await until(() => page.status('b.bin') === 'uploading', 'uploading')
    page.unmount()
    expect(leave()).to.equal(false)
  })

  it('if the store cannot be reached it is paused, shows why and how to continue, and resumes', async () => {
    const cut = await injectFault({ match: store, fault: 'drop' })
    const page = new UploaderPage()
    const timers = holdLongTimers()
    /** Skips the pauses between attempts, not the time-out of a request. */
    const hurry = () => {
      for (const pause of timers.waiting()) if (pause < 10_000) timers.end(pause)
      return false
    }
    await page.choose(fileOf('a.bin', 1000))
    await until(() => page.status('a.bin') === 'paused' || hurry(), 'paused')
    // Browsers repeat a request automatically when its connection ends without an answer, once for each kept
    // connection.
    expect(await cut()).to.be.within(3, 3 * 7)
    expect(page.row('a.bin')?.textContent).to.contain('已暂停：连不上存储服务，连上后自动继续')
    expect(page.button('a.bin', 'resume')).to.not.equal(null)
    await resetFaults()
    await until(() => page.status('a.bin') !== 'paused' || hurry(), 'it goes on')
    timers.restore()
    await page.uploaded('a.bin')
  })

  it('F-UP-12 removed from the page it stops, and resumes when it is added again; nothing is uploaded twice', async () => {
    await slow()
    const page = new UploaderPage()
    await page.choose(fileOf('a.bin', 400_000), fileOf('b.bin', 10))
    await until(() => page.status('a.bin') === 'uploading', 'uploading')
    page.unmount()
    expect(page.files).to.deep.equal([])
    await resetFaults()
    const next = new UploaderPage({ name: page.props.name, draft: page.draft }, page.session)
    await next.uploaded('a.bin', 'b.bin')
    expect(next.files.map(({ displayName }) => displayName).sort()).to.deep.equal(['a.bin', 'b.bin'])
    expect(next.all('li').length).to.equal(2)
    expect(next.notices).to.deep.equal([])
  })

  it('F-UP-12 after a reload interrupted uploads resume automatically', async () => {
    await slow()
    const page = new UploaderPage()
    await page.session.identify()
    await page.choose(fileOf('a.bin', 400_000))
    await until(() => page.status('a.bin') === 'uploading', 'uploading')
    page.unmount()
    await resetFaults()
    const next = new UploaderPage({ name: page.props.name })
    await next.uploaded('a.bin')
    expect(next.files.length).to.equal(1)
  })

  it('F-UP-12 restored uploads respect the current limits of the field, and those beyond are reported', async () => {
    await slow()
    const props = { maxCount: 1 }
    const one = new UploaderPage({ maxCount: 2 })
    await one.session.identify()
    await one.choose(fileOf('a.bin', 400_000), fileOf('b.bin', 400_001))
    await until(() => one.status('a.bin') === 'uploading', 'uploading')
    await stored('a.bin', 'b.bin')
    one.unmount()
    await resetFaults()
    const next = new UploaderPage({ ...props, name: one.props.name })
    await next.uploaded('a.bin')
    expect(next.files.map(({ displayName }) => displayName)).to.deep.equal(['a.bin'])
    expect(next.notices).to.deep.equal(['上传数量最多 1 个，多出的 1 个没有加入，移除一些再添加'])
    await until(() => next.problems.at(-1) === undefined, 'nothing holds the form')
    next.unmount()
    // Once the first one is saved and removed, the other one is restored.
    const last = new UploaderPage({ ...props, name: one.props.name })
    await last.uploaded('b.bin')
    expect(last.files.map(({ displayName }) => displayName)).to.deep.equal(['b.bin'])
  })
})
