import { seenRequests, signIn, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { withGateway } from '../files/testing/FilesPage'
import { keysBelow, newFolder, ObjectsPage } from './testing/ObjectsPage'

const words = '你没有权限，找店长开通'

describe('eb-object-browser: somebody who may only see', function () {
  this.timeout(40_000)
  withGateway()
  afterEach(() => signIn('manager'))

  it('is told so by every verb, before a question is asked; nothing is sent', async () => {
    const folder = await newFolder(['a.txt'])
    await signIn('viewer')
    const page = new ObjectsPage({ folder })
    await page.listed('a.txt')
    const before = (await seenRequests()).length
    page.button('新建文件夹').click()
    await page.says(words)
    page.button('上传文件').click()
    await page.says(words)
    page.item('a.txt').click()
    page.item('a.txt').focus()
    await page.press('Delete')
    await page.says(words)
    expect(page.dialog).to.equal(undefined)
    expect((await seenRequests()).length).to.equal(before)
    expect(await keysBelow(folder)).to.deep.equal(['a.txt'])
    await until(() => page.item('a.txt'), 'there')
  })
})
