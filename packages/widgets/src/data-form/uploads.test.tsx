import { isEmptyValue } from '@ebkit/rules/fields'
import { injectFault, resetFaults, seenRequests, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { type FormPage, setUp } from './testing/FormPage'
import { openProduct } from './testing/openProduct'
import { saved } from './testing/saved'
import { press } from './testing/typeCases'

/** A file as the browser's dialog returns it. */
async function choose(page: FormPage, name: string, file: File) {
  const input = await until(
    () => page.find<HTMLInputElement>(`[data-field=${name}] input[type=file]`),
    'input',
  )
  const list = new DataTransfer()
  list.items.add(file)
  input.files = list.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
/** Its content begins as that of a JPEG: it is checked. */
const video = () =>
  new File(['\0\0\0\x18ftypisom', new Uint8Array(300_000)], '片头.mp4', { type: 'video/mp4' })

describe('eb-data-form: records of the gateway', function () {
  this.timeout(30_000)
  setUp()

  it('a file is uploaded and saved by its address; nothing is saved during the upload', async () => {
    const { page, stored } = await openProduct()
    const slow = await injectFault({ match: '/eb-store/', fault: 'slowUpload', milliseconds: 300 })
    await choose(page, 'videoUrl', video())
    await until(() => page.text('[data-field=videoUrl]').includes('片头.mp4'), 'listed')
    const saves = async () =>
      (await seenRequests()).filter(({ path }) => path.includes('ticket-product/save')).length
    const before = await saves()
    page.button('save').click()
    await until(() => page.find('[part=summary]'), 'refused')
    expect(page.text('[part=summary]')).to.contain('videoUrl')
    expect(await saves()).to.equal(before)
    await until(async () => (await slow()) > 0, 'the store is slow')
    await resetFaults()
    await until(
      () => String(page.handle.current?.getValues().videoUrl ?? '').endsWith('.mp4'),
      'uploaded',
      20_000,
    )
    await until(() => !page.find('[part=summary]'), 'nothing is wrong any more')
    page.button('save').click()
    await saved(page)
    expect(await stored('video_url')).to.equal(page.handle.current?.getValues().videoUrl)
  })

  it('an image is removed by keyboard, reported as missing if required, and kept in the record', async () => {
    const { page, stored } = await openProduct()
    const before = await stored('cover_image')
    expect(before).to.be.a('string').and.not.equal('')
    page.find('[data-field=coverImage] [part=remove]').focus()
    await press('Enter')
    await until(() => isEmptyValue(page.handle.current?.getValues().coverImage), 'taken out')
    page.button('save').click()
    await until(() => page.text('[part=summary]').includes('coverImage'), 'refused')
    expect(await stored('cover_image')).to.equal(before)
  })
})
