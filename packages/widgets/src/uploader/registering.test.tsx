import { createHttp } from '@ebkit/core/http'
import { createFileService } from '@ebkit/core/services/files'
import { injectFault, resetFaults, seenRequests, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { fileOf, newSession, UploaderPage, withGateway } from './testing/UploaderPage'

const registration = '/file-service/file_uploaded'
const service = () => createFileService(createHttp({ session: newSession(), pause: 1 }))
const namesIn = async (folder: string) =>
  (await service().list(folder)).list.map(({ displayName }) => displayName)

/** A new folder of the user's own files. */
async function newFolder(): Promise<string> {
  const root = (await service().treeOfUser())[0]?.ossDisplayId ?? ''
  return (await service().createFolder(root, `上传 ${crypto.randomUUID()}`)).ossDisplayId
}
const puts = async () =>
  (await seenRequests()).filter(({ method, path }) => method === 'PUT' && path.includes('/eb-store/'))

describe('eb-uploader: registering', function () {
  this.timeout(40_000)
  withGateway()

  it('W-SUP-10 with directory a file is listed in that folder, and its entry has its id', async () => {
    const directory = await newFolder()
    const page = new UploaderPage({ directory, valueKey: 'ossDisplayId' })
    await page.choose(fileOf('清单.txt', 2000))
    await page.uploaded('清单.txt')
    const { list } = await service().list(directory)
    const item = list.find(({ displayName }) => displayName === '清单.txt')
    const entry = page.files.find(({ displayName }) => displayName === '清单.txt')
    expect(entry?.ossDisplayId).to.equal(item?.ossDisplayId)
    expect(entry?.ossDisplayId).to.be.a('string').that.is.not.equal('')
  })

  it('F-UP-10 a stored file whose registration failed says so, and a retry only registers', async () => {
    const directory = await newFolder()
    await resetFaults()
    const hits = await injectFault({ match: registration, fault: 'status', status: 400 })
    const page = new UploaderPage({ directory })
    await page.choose(fileOf('发票.txt', 3000))
    await until(() => page.problem('发票.txt'), 'failed', 20_000)
    expect(await hits()).to.be.greaterThan(0)
    expect(page.problem('发票.txt')).to.match(/^文件已传到，但没有登记上：.+；重试不用再传$/)
    expect(page.files).to.deep.equal([])
    expect(await namesIn(directory)).to.deep.equal([])
    await resetFaults()
    page.button('发票.txt', 'retry').click()
    await page.uploaded('发票.txt')
    expect(await puts()).to.deep.equal([])
    expect(await namesIn(directory)).to.deep.equal(['发票.txt'])
  })

  it('with storage="images" it is stored with the hotel’s images, which are public', async () => {
    const page = new UploaderPage({ storage: 'images' })
    await page.choose(fileOf('图.txt', 500))
    await page.uploaded('图.txt')
    expect(page.files[0]?.path).to.match(/^1001\/100101\/images\/common\/\w+\.txt$/)
    const shown = await fetch(page.files[0]?.url as string, { credentials: 'omit' })
    expect((await shown.arrayBuffer()).byteLength).to.equal(500)
    expect((await seenRequests()).some(({ path }) => path.includes('/token/zktimg'))).to.equal(true)
  })

  it('folders can be chosen where they can be dropped, and only there', async () => {
    const page = new UploaderPage({ mode: 'managed', manual: true })
    const folder = await until(() => page.part<HTMLButtonElement>('folder'), 'button')
    const asked: boolean[] = []
    page.input.addEventListener('click', (event) => {
      event.preventDefault()
      asked.push(page.input.webkitdirectory)
    })
    folder.click()
    page.add.click()
    folder.click()
    page.handle.current?.open()
    expect(asked).to.deep.equal([true, false, true, false])
    const inner = fileOf('a.txt')
    const hidden = fileOf('.DS_Store')
    for (const file of [inner, hidden])
      Object.defineProperty(file, 'webkitRelativePath', { value: `扫描/内/${file.name}` })
    Object.defineProperty(page.input, 'files', { value: [inner, hidden] })
    page.input.dispatchEvent(new Event('change', { bubbles: true }))
    await page.listed('a.txt')
    expect(page.names).to.deep.equal(['a.txt'])
    expect(new UploaderPage({ manual: true }).part('folder')).to.equal(null)
    page.set({ single: true })
    await until(() => !page.part('folder'), 'one file only')
  })

  it('as tiles the button is the last of them, and keeps the focus while files are added', async () => {
    const page = new UploaderPage({ view: 'tiles', sortable: true })
    await until(() => page.find('.eb-uploader__said'), 'what sorts')
    const { add } = page
    add.focus()
    await page.choose(fileOf('a.txt', 10), fileOf('b.txt', 11))
    await page.uploaded('a.txt', 'b.txt')
    await until(() => page.find('[aria-label="移动「a.txt」"]'), 'grip')
    expect(page.all('li').at(-1)?.contains(page.add)).to.equal(true)
    expect((page.view.root as ShadowRoot).activeElement).to.equal(page.add)
    const [first, last] = [page.row('a.txt'), page.all('li').at(-1)].map((row) =>
      row?.getBoundingClientRect(),
    )
    expect(last?.top).to.equal(first?.top)
    expect(last?.left).to.be.greaterThan(first?.left as number)
  })
})
