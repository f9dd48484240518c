import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { fileOf, UploaderPage, withGateway } from './testing/UploaderPage'

const sha = async (data: BufferSource) => {
  const hash = await crypto.subtle.digest('SHA-256', data)
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16)).join()
}

describe('eb-uploader: uploading', () => {
  withGateway()

  it('W-SUP-9 W-SUP-10 a file is put to the store below common/, and its entry says all that is known', async () => {
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
})
