import { createHttp } from '@ebkit/core/http'
import type { Session } from '@ebkit/core/session'
import { createUploads, type RefusedFile, type UploadItem, type Uploads } from '@ebkit/core/uploads'
import { createFileAccess } from '@ebkit/core/uploads/access'
import { injectFault, resetFaults, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { fileOf, newSession, withGateway } from '../../uploader/testing/UploaderPage'
import { PartPage } from '../testing/PartPage'
import { UploadDock, type UploadDockProps } from './UploadDock'

let count = 0

const refusal =
  '<?xml version="1.0"?><Error><Code>InvalidObjectName</Code><Message>The object name is reserved.</Message></Error>'

/** Uploads to the gateway's store, below the user's folder. */
function uploadsOf(session: Session): Uploads {
  const http = createHttp({ session })
  return createUploads({
    target: { access: createFileAccess(http, session) },
    owner: () => ({ userId: session.context().userId, hotelId: http.hotelId() }),
    scope: `dock-${++count}`,
    rules: () => ({ maxSize: 10 * 1_048_576 }),
    keepUpTo: 0,
  })
}

async function show(props: Partial<UploadDockProps> = {}) {
  const session = newSession()
  await session.identify()
  const uploads = uploadsOf(session)
  const located: UploadItem[] = []
  const dismissed: RefusedFile[] = []
  const page = new PartPage<UploadDockProps>(
    UploadDock,
    {
      uploads,
      title: '上传到「商品图」',
      onLocate: (item) => located.push(item),
      onDismiss: (file) => dismissed.push(file),
      ...props,
    },
    { session },
  )
  await until(() => page.part('uploads'))
  const row = (name: string) => page.all('li').find((one) => one.textContent?.includes(name)) as HTMLElement
  const status = (name: string) => row(name)?.dataset.status
  const press = (label: string) => page.button(label).click()
  const total = () => page.find('.eb-upload-dock__total').textContent
  return { page, uploads, located, dismissed, row, status, press, total }
}

describe('UploadDock', function () {
  this.timeout(40_000)
  withGateway()

  it('shows each file with size and progress, the total progress, and the folder of an uploaded file', async () => {
    await injectFault({ match: '/eb-store/', fault: 'slowUpload', milliseconds: 100 })
    const { page, uploads, located, row, status, press, total } = await show()
    uploads.add([fileOf('一.bin', 400_000), fileOf('二.bin', 5000)])
    await until(() => status('一.bin') === 'uploading')
    await until(() => row('一.bin').querySelector('[role=progressbar]'))
    expect(status('二.bin')).to.equal('waiting')
    expect(row('二.bin').textContent).to.contain('4.88 KB').and.to.contain('排队中')
    expect(page.find('h2').textContent).to.equal('上传到「商品图」')
    expect(total()).to.match(/^完成 0 \/ 2/)
    await page.expectAccessible()
    await until(() => status('二.bin') === 'done', 'both', 20_000)
    expect(total()).to.equal('完成 2 / 2')
    expect(row('二.bin').textContent).to.contain('已上传')
    await until(() => page.find('.eb-upload-dock__said').textContent === '已上传 2 个文件')
    press('定位「二.bin」')
    expect(located.map(({ name }) => name)).to.deep.equal(['二.bin'])
    expect(page.button('全部取消')).to.equal(undefined)
    await page.expectAccessible()
    uploads.dispose()
  })

  it('cancels all uploads at once, retries one after a failure, and collapses its rows', async () => {
    const { page, uploads, row, status, press } = await show()
    const hits = await injectFault({ match: '/eb-store/', fault: 'text', status: 400, body: refusal })
    uploads.add([fileOf('三.bin', 3000)])
    await until(() => status('三.bin') === 'failed', 'failed', 20_000)
    expect(await hits()).to.be.at.least(1)
    expect(row('三.bin').querySelector('.eb-file-row--wrong')).not.to.equal(null)
    await until(() => page.find('.eb-upload-dock__said').textContent?.startsWith('「三.bin」没有上传'))
    await page.expectAccessible()
    await resetFaults()
    press('重试「三.bin」')
    await until(() => status('三.bin') === 'done', 'done', 20_000)
    await injectFault({ match: '/eb-store/', fault: 'slowUpload', milliseconds: 300 })
    uploads.add([fileOf('四.bin', 900_000), fileOf('五.bin', 3000)])
    await until(() => status('四.bin') === 'uploading')
    const fold = page.part('fold')
    expect(fold.getAttribute('aria-expanded')).to.equal('true')
    fold.click()
    await until(() => page.find('ul').offsetHeight === 0)
    expect(fold.getAttribute('aria-expanded')).to.equal('false')
    expect(page.find('[role=progressbar]').getAttribute('aria-label')).to.equal('全部文件的上传进度')
    press('全部取消')
    await until(() => status('四.bin') === 'cancelled' && status('五.bin') === 'cancelled')
    uploads.dispose()
  })

  it('refused files show the reason and can be dismissed; the dock can be closed when no upload is running', async () => {
    let closed = 0
    const file = fileOf('酒店宣传片.mov', 10)
    const problem = { code: 'too-large' as const, params: { limit: 10, unit: 'M' } }
    const refused = [{ file, problem }]
    const { page, uploads, dismissed, row, press } = await show({ refused, onClose: () => closed++ })
    expect(row('酒店宣传片.mov').textContent).to.contain('文件大小不能超过 10 M，压缩后再上传')
    await page.expectAccessible()
    press('移除「酒店宣传片.mov」')
    expect(dismissed).to.deep.equal(refused)
    press('关闭上传列表')
    expect(closed).to.equal(1)
    uploads.dispose()
  })
})
