import { pasteEvent, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { checkNames, fileOf, UploaderPage, withGateway } from './testing/UploaderPage'

const megabyte = 1_048_576
const many = (count: number) => Array.from({ length: count }, (_, index) => fileOf(`${index}.txt`, 1))

const english: Record<string, string> = {
  'empty.txt': 'The file is empty. Choose one with content',
  'large.bin': 'The file size must not exceed 1.5 M. Make it smaller and upload it again',
  'photo.gif': 'Only JPG, TXT, BIN can be uploaded here. Choose another file',
}

describe('eb-uploader: refused files', () => {
  withGateway()

  it('W-SUP-1 W-MUP-1 W-SUP-8 a file over 10 MB is refused, and the maximum is shown below it', async () => {
    const page = new UploaderPage({ manual: true })
    await page.choose(fileOf('大.pdf', 10 * megabyte + 1), fileOf('刚好.bin', 10 * megabyte))
    await page.listed('刚好.bin')
    expect(page.problem('大.pdf')).to.equal('文件大小不能超过 10 M，压缩后再上传')
    expect(page.problem('刚好.bin')).to.equal(undefined)
    expect(page.events).to.deep.equal(['error 大.pdf too-large'])
  })

  it('W-MUP-2 a maximum of 1 MB or less is stated in KB', async () => {
    const page = new UploaderPage({ mode: 'managed', manual: true, maxSize: 500 * 1024 })
    await page.choose(fileOf('a.txt', 500 * 1024 + 1))
    await page.listed('a.txt')
    expect(page.problem('a.txt')).to.equal('文件大小不能超过 500 KB，压缩后再上传')
    page.set({ maxSize: 1.5 * megabyte })
    await until(() => page.find('.eb-uploader__hint')?.textContent?.includes('1.5 M'), 'the new maximum')
    await page.choose(fileOf('b.txt', 1.5 * megabyte + 1))
    await page.listed('b.txt')
    expect(page.problem('b.txt')).to.equal('文件大小不能超过 1.5 M，压缩后再上传')
  })

  it('W-MUP-3 another type is refused with the list of types; so is a .jpg with other content', async () => {
    const page = new UploaderPage({ mode: 'managed', accept: 'jpg, .png,application/pdf' })
    expect((await until(() => page.input)).accept).to.equal('.jpg,.png,application/pdf')
    await page.choose(fileOf('a.gif'), fileOf('假.jpg', 20), new File(['%PDF-1.7 '], '其实.png'))
    await page.listed('a.gif')
    expect(page.problem('a.gif')).to.equal('文件类型必须是 JPG、PNG、PDF，换一个文件再上传')
    await until(() => page.problem('假.jpg'), 'content')
    expect(page.problem('假.jpg')).to.equal('内容不是 JPG 文件，可能已损坏')
    await until(() => page.problem('其实.png'), 'content')
    expect(page.problem('其实.png')).to.equal('内容是 pdf，不是 PNG；把扩展名改成 .pdf 再上传')
    expect(page.files).to.deep.equal([])
  })

  it('W-SUP-6 W-NAM-1 W-NAM-2 with the hotel’s ENABLE_UPLOAD_CHECK only simple names are accepted', async () => {
    const choose = async (props = {}) => {
      const page = new UploaderPage({ manual: true, ...props })
      await page.choose(fileOf('价目 表(1).txt'), fileOf('价目表-1_2.txt'))
      await page.listed('价目表-1_2.txt')
      expect(page.problem('价目表-1_2.txt')).to.equal(undefined)
      return page.problem('价目 表(1).txt')
    }
    expect(await choose()).to.equal(undefined)
    expect(await choose({ nameCheck: true })).to.equal('只能包含 (中文 英文 数字 . _ -)字符')
    await checkNames(true)
    expect(await choose()).to.equal('只能包含 (中文 英文 数字 . _ -)字符')
  })

  it('files are listed in the order in which they were chosen, accepted or not', async () => {
    const page = new UploaderPage({ manual: true, maxSize: 100 })
    await page.choose(fileOf('1.txt', 10))
    await page.listed('1.txt')
    const chosen = ['5.txt', '2.txt', '4.txt', '3.txt']
    await page.choose(...chosen.map((name, index) => fileOf(name, index % 2 ? 11 : 200)))
    await page.listed('3.txt')
    expect(page.names).to.deep.equal(['1.txt', ...chosen])
  })

  it('W-SUP-3 a file with the same name and size is not added again, with a message', async () => {
    const page = new UploaderPage({
      manual: true,
      files: [{ path: 'x/y.txt', displayName: 'y.txt', fileSize: 5 }],
    })
    await page.choose(fileOf('a.txt', 5), fileOf('a.txt', 5), fileOf('a.txt', 6), fileOf('y.txt', 5))
    await page.listed('a.txt')
    expect(page.names).to.deep.equal(['y.txt', 'a.txt', 'a.txt'])
    expect(page.notices).to.deep.equal(['2 个文件已经在列表里，没有重复添加'])
    await page.choose(fileOf('b.txt', 5))
    await page.listed('b.txt')
    expect(page.notices).to.deep.equal([])
  })

  it('W-SUP-4 W-MUP-4 files beyond the limit are dropped, with a message', async () => {
    const page = new UploaderPage({ mode: 'managed', manual: true, maxCount: 3 })
    await page.choose(...many(5))
    await page.listed('2.txt')
    expect(page.names).to.deep.equal(['0.txt', '1.txt', '2.txt'])
    expect(page.notices).to.deep.equal(['上传数量最多 3 个，多出的 2 个没有加入，移除一些再添加'])
  })

  it('W-SUP-5 at the limit the add control is disabled, and its tooltip shows why', async () => {
    const page = new UploaderPage({ manual: true, maxCount: 2, files: [{ path: 'a' }] })
    await until(() => page.add)
    expect(page.add.getAttribute('aria-disabled')).to.equal(null)
    await page.choose(fileOf('b.txt'))
    await until(() => page.add.getAttribute('aria-disabled') === 'true', 'disabled')
    let opened = 0
    page.input.addEventListener('click', () => opened++)
    page.add.click()
    page.handle.current?.open()
    expect(opened).to.equal(0)
    page.add.blur()
    page.add.focus()
    const tooltip = await until(() => page.find('[role=tooltip]'), 'tooltip')
    expect(tooltip.textContent).to.equal('数量不能超过 2 个，先移除一些')
    page.drop(fileOf('c.txt'))
    page.button('b.txt', 'remove').click()
    await until(() => page.add.getAttribute('aria-disabled') === null, 'enabled')
    expect(page.names).to.deep.equal(['a'])
  })

  it('W-SUP-2 F-UP-14 of 1,001 files 1,000 are accepted', async function () {
    this.timeout(30_000)
    const page = new UploaderPage({ manual: true })
    await page.choose(...many(1001))
    await until(() => page.all('li').length === 1000, '1000 rows', 15_000)
    expect(page.notices).to.deep.equal(['上传数量最多 1000 个，多出的 1 个没有加入，移除一些再添加'])
    expect(page.add.getAttribute('aria-disabled')).to.equal('true')
  })

  it('files chosen during a change of the field, or of React’s strict mode, are not lost', async () => {
    const page = new UploaderPage({ manual: true, name: 'proof' })
    await page.choose(fileOf('a.txt'))
    page.set({ name: 'receipt' })
    await page.listed('a.txt')
    expect(page.names).to.deep.equal(['a.txt'])
  })

  it('W-SUP-7 without a folder an alert asks for one, and nothing is added', async () => {
    const page = new UploaderPage({ folder: '' })
    await until(() => page.add)
    let opened = 0
    page.input.addEventListener('click', () => opened++)
    page.add.click()
    await until(() => page.notices[0], 'alert')
    expect(page.notices).to.deep.equal(['先选择文件夹，再上传'])
    page.drop(fileOf('a.txt'))
    expect(opened).to.equal(0)
    expect(page.names).to.deep.equal([])
    page.set({ directory: 'd1' })
    page.input.addEventListener('click', (event) => event.preventDefault())
    await until(() => {
      page.add.click()
      return opened > 0
    }, 'the new folder')
    await until(() => page.notices.length === 0, 'no alert')
  })

  it('F-UP-14 empty files, dangerous names and 3 GB each have their reason, and nothing of them is read', async () => {
    const page = new UploaderPage()
    const huge = fileOf('电影.mp4', 8)
    Object.defineProperty(huge, 'size', { value: 3 * 1024 * megabyte })
    for (const read of ['slice', 'arrayBuffer', 'stream', 'text'])
      Object.defineProperty(huge, read, { value: () => expect.fail(`${read} was called`) })
    const control = new File(['a'], 'a\u0007.txt')
    const outside = new File(['a'], '..')
    await page.choose(fileOf('空.txt', 0), control, outside, fileOf('👍.txt', 3))
    page.drop(fileOf(`${'长'.repeat(296)}.txt`, 4))
    await page.uploaded('👍.txt', `${'长'.repeat(296)}.txt`)
    expect(page.problem('空.txt')).to.equal('文件是空的，换一个有内容的再上传')
    expect(page.problem('a\u0007.txt')).to.equal('文件名里有不能用的字符，改名后再上传')
    expect(page.problem('..')).to.equal('文件名里有不能用的字符，改名后再上传')
    page.handle.current?.focus()
    const data = new DataTransfer()
    Object.defineProperty(data, 'files', { value: [huge] })
    document.dispatchEvent(pasteEvent(data))
    await page.listed('电影.mp4')
    expect(page.problem('电影.mp4')).to.equal('文件大小不能超过 10 M，压缩后再上传')
  })

  it('W-SUP-8 a refused file blocks a form until it is removed; undo restores it with its reason', async () => {
    const page = new UploaderPage()
    await page.choose(fileOf('空.txt', 0))
    await page.listed('空.txt')
    await until(() => page.problems.at(-1) === '1 个文件没有上传，重试或移除', 'blocked')
    page.button('空.txt', 'remove').click()
    await until(() => page.names.length === 0, 'removed')
    await until(() => page.problems.at(-1) === undefined, 'free')
    page.part('undo').click()
    await page.listed('空.txt')
    expect(page.problem('空.txt')).to.equal('文件是空的，换一个有内容的再上传')
  })

  it('everything is available in English', async () => {
    const page = new UploaderPage({ accept: 'jpg,txt,bin', maxSize: 1.5 * megabyte }, undefined, 'en')
    await page.choose(fileOf('empty.txt', 0), fileOf('large.bin', 2 * megabyte), fileOf('photo.gif', 3))
    await page.listed('photo.gif')
    for (const [name, problem] of Object.entries(english)) expect(page.problem(name), name).to.equal(problem)
    expect(page.find('.eb-uploader__hint')?.textContent).to.equal('Types: JPG, TXT, BIN; 1.5 M each at most')
  })
})
