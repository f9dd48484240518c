import { expect } from '@open-wc/testing'
import { fileOf, UploaderPage, withGateway } from './testing/UploaderPage'

const megabyte = 1_048_576

describe('eb-uploader: what cannot be uploaded', () => {
  withGateway()

  it('W-SUP-1 W-MUP-1 W-MUP-2 a file over 10 MB is refused, and the maximum is stated under it', async () => {
    const page = new UploaderPage({ manual: true })
    await page.choose(fileOf('大.pdf', 10 * megabyte + 1), fileOf('刚好.bin', 10 * megabyte))
    await page.listed('刚好.bin')
    expect(page.problem('大.pdf')).to.equal('文件大小不能超过 10 M')
    expect(page.problem('刚好.bin')).to.equal(undefined)
    expect(page.events).to.deep.equal(['error 大.pdf too-large'])
  })
})
