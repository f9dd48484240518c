import { seenRequests, sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { newFolder as newServiceFolder } from '../file-explorer/testing/ExplorerPage'
import { withGateway } from '../files/testing/FilesPage'
import { keysBelow, newFolder } from '../object-browser/testing/ObjectsPage'
import { PickerPage, unmountAll } from './testing/PickerPage'

const setSwitch = (value: string) =>
  sql(
    "update hotel_switch set value = $1 where hotel_id = '100101' and key = 'ENABLE_NEW_FILE_MANAGER_SWITCH'",
    [value],
  )

describe('the library of eb-image-picker in a hotel without the new file manager', function () {
  this.timeout(30_000)
  withGateway()
  let folder = ''
  before(async () => {
    await setViewport({ width: 1000, height: 800 })
    folder = await newFolder(['大堂.jpg', '泳池.png', '菜单.txt', '旧图.jpg'])
    await setSwitch('0')
  })
  after(() => setSwitch('1'))
  afterEach(unmountAll)

  /** Opens the folder of the test in the library. */
  async function inFolder(page: PickerPage) {
    await page.open()
    ;(await page.listed(folder.slice(0, -1))).click()
    await page.listed('大堂.jpg')
  }

  it('W-CFG-4 W-IPK-1 is the browser of the object store: its pictures become the value, other files are blocked', async () => {
    const page = new PickerPage({ multiple: true })
    await inFolder(page)
    expect(page.dialog?.textContent).to.include('公共文件')
    expect((await page.listed('菜单.txt')).getAttribute('aria-disabled')).to.equal('true')
    await page.choose('大堂.jpg', '泳池.png')
    await until(() => page.images.length === 2, 'images')
    await until(() => !page.dialog, 'closed')
    expect(page.tiles).to.have.members(['大堂.jpg', '泳池.png'])
    const image = page.images.find(({ displayName }) => displayName === '大堂.jpg')
    expect(image?.path).to.match(new RegExp(`/${folder}大堂\\.jpg$`))
    expect(image?.url).to.include(encodeURI('大堂.jpg'))
    expect(image?.ossDisplayId).to.equal('')
    const asked = (await seenRequests()).map(({ path }) => path)
    expect(asked.filter((path) => path.includes('/file-service/'))).to.deep.equal([])
  })

  it('W-IPK-1 an object is deleted by a double click, not by a single one', async () => {
    const page = new PickerPage({})
    await inFolder(page)
    ;(await page.listed('旧图.jpg')).click()
    const remove = await until(() => page.inside('delete'), 'delete button')
    remove.click()
    await until(() => page.inside('delete').textContent === '再点一次，删除 1 张', 'asked')
    expect((await keysBelow(folder)).some((key) => key.endsWith('旧图.jpg'))).to.equal(true)
    page.inside('delete').click()
    await until(() => !page.item('旧图.jpg'), 'gone', 10_000)
    expect((await keysBelow(folder)).some((key) => key.endsWith('旧图.jpg'))).to.equal(false)
  })

  it('W-CFG-4 is the explorer nevertheless where the page names a folder of the file service, or wants its ids', async () => {
    const directory = (await newServiceFolder()).id
    for (const props of [{ directory }, { valueKey: 'ossDisplayId' as const }]) {
      const page = new PickerPage(props)
      await page.open()
      expect(page.dialog?.textContent).to.include('全部文件')
      page.unmount()
    }
  })

  it('W-CFG-4 is the explorer again with the switch', async () => {
    await setSwitch('1')
    const page = new PickerPage({})
    await page.open()
    expect(page.dialog?.textContent).to.include('全部文件')
  })
})
