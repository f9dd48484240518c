import { seenRequests, signIn, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { withGateway } from '../files/testing/FilesPage'
import { addFiles, ExplorerPage, newFolder } from './testing/ExplorerPage'

const words = '你没有权限，找店长开通'

describe('eb-file-explorer: somebody who may only see', function () {
  this.timeout(40_000)
  withGateway()
  afterEach(() => signIn('manager'))

  it('is told so by every verb, before a question is asked; nothing is sent', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.txt': 10 })
    await signIn('viewer')
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('a.txt')
    const before = (await seenRequests()).length
    const isTold = async (act: () => unknown) => {
      act()
      await until(() => page.dialog?.textContent?.includes(words), 'told')
      expect(page.dialog?.getAttribute('role')).to.equal('alertdialog')
      await page.press('Enter')
      await until(() => !page.dialog, 'closed')
    }
    await isTold(() => page.button('新建文件夹').click())
    page.item('a.txt').click()
    page.item('a.txt').focus()
    for (const key of ['F2', 'Delete'])
      await isTold(() => {
        page.item('a.txt').focus()
        void page.press(key)
      })
    expect((await seenRequests()).length).to.equal(before)
    await page.listed('a.txt')
  })
})
