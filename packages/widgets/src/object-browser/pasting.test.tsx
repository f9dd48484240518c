import { pasteEvent, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { withGateway } from '../files/testing/FilesPage'
import { keysBelow, newFolder, ObjectsPage } from './testing/ObjectsPage'

describe('eb-object-browser: pasting', function () {
  this.timeout(40_000)
  withGateway()

  it('files pasted while it has focus are uploaded at once, and can be undone; other files stay', async () => {
    const folder = await newFolder(['a.txt'])
    const page = new ObjectsPage({ folder })
    await page.listed('a.txt')
    page.item('a.txt').focus()
    const data = new DataTransfer()
    data.items.add(new File(['text'], 'a.txt', { type: 'text/plain' }))
    const event = pasteEvent(data)
    document.dispatchEvent(event)
    expect(event.defaultPrevented).to.equal(true)
    await page.says('开始上传 1 个文件')
    await until(() => page.names.some((name) => /^a-\d{13}\.txt$/.test(name ?? '')), 'uploaded', 15_000)
    expect(page.dialog).to.equal(undefined)
    page.button('撤销').click()
    await page.says('已撤销，删除了刚上传的 1 个文件')
    expect(await keysBelow(folder)).to.deep.equal(['a.txt'])
    expect(page.names).to.deep.equal(['a.txt'])
  })
})
