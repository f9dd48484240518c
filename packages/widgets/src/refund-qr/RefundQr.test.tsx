import { createHttp } from '@ebkit/core/http'
import { createSession } from '@ebkit/core/session'
import {
  drawn,
  gatewayUrl,
  holdLongTimers,
  injectFault,
  type LongTimers,
  mount,
  resetFaults,
  seenRequests,
  signIn,
  sql,
  until,
} from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { EnvironmentProvider, type WidgetError } from '../environment'
import { levelOf, pixelsOf, readCode } from '../qr/testing/readCode'
import { RefundQr, type RefundQrHandle, type RefundQrProps, refundImageSize } from '.'

adoptTokens(document)

const session = createSession()
const http = createHttp({ session, pause: 1 })

function openRefund(props: RefundQrProps = {}, locale = 'zh') {
  const errors: WidgetError[] = []
  const events: string[] = []
  const handle = { current: null as RefundQrHandle | null }
  const node = (more: RefundQrProps) => (
    <EnvironmentProvider value={{ session, http, locale, reportError: (error) => errors.push(error) }}>
      <RefundQr
        open
        platformOrderId="RQPAID"
        memberId="M1"
        isRefund
        {...props}
        {...more}
        handle={handle}
        onShow={() => events.push('show')}
        onHide={({ reason }) => events.push(`hide ${reason}`)}
        onDownload={({ fileName }) => events.push(`download ${fileName}`)}
        onCopy={({ value, isCopied }) => events.push(`copy ${isCopied} ${value}`)}
      />
    </EnvironmentProvider>
  )
  const view = mount(node({}))
  const part = (name: string) => view.root.querySelector<HTMLElement>(`[part="${name}"]`)
  const coded = () => until(() => view.root.querySelector('.eb-qr-code__code'), 'code')
  return { view, part, coded, errors, events, handle, set: (more: RefundQrProps) => view.render(node(more)) }
}

/** The file that a press would save. */
async function saved(press: () => void): Promise<{ name: string; blob: Blob }> {
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  const files: { name: string; blob: Blob }[] = []
  let blob: Blob
  URL.createObjectURL = (given: Blob) => {
    blob = given
    return createObjectURL.call(URL, given)
  }
  HTMLAnchorElement.prototype.click = function () {
    files.push({ name: this.download, blob })
  }
  try {
    press()
    return await until(() => files[0], 'file')
  } finally {
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
  }
}

const address = (path: string) => new URL(path, gatewayUrl).pathname + new URL(path, gatewayUrl).search

describe('eb-refund-qr', function () {
  this.timeout(30_000)
  before(async function () {
    this.timeout(60_000)
    await setViewport({ width: 800, height: 900 })
    await signIn('clerk')
    session.configure({ gateway: gatewayUrl })
    await sql(
      `insert into ticket_order (brand_id, hotel_id, platform_order_id, ticket_product_id, status)
       select brand_id, '100101', 'RQ' || status, ticket_product_id, status from
       (select brand_id, ticket_product_id from ticket_product where brand_id = '1001' limit 1) product,
       (values ('PAID'), ('CLOSED')) states (status) on conflict do nothing`,
    )
  })
  beforeEach(resetFaults)

  it('W-RQR-1 W-RQR-3 a title, a greeting, a message, an apology, the code of the order and a download button', async () => {
    const { view, part, coded } = openRefund()
    const code = await coded()
    expect(part('heading')?.textContent).to.equal('消费者退款码')
    expect(part('greeting')?.textContent).to.equal('尊敬的顾客，您好：')
    expect(part('message')?.textContent).to.equal('请用微信或支付宝扫描二维码，按页面提示完成退款。')
    expect(part('apology')?.textContent).to.equal('给您带来不便，非常抱歉。')
    expect(part('download')?.textContent).to.equal('下载图片')
    expect(part('notice')).to.equal(null)
    const asked = (await seenRequests()).filter(({ path }) => path.includes('qr/param'))
    expect(asked.map(({ method }) => method)).to.deep.equal(['POST'])
    const text = new XMLSerializer().serializeToString(code)
    const read = readCode(await pixelsOf(new Blob([text], { type: 'image/svg+xml' })))
    expect(address(read ?? '')).to.equal('/refund?platformOrderId=RQPAID&memberId=M1&isRefund=1')
    expect(code.getBoundingClientRect().width).to.equal(300)
    await expect(view.host).to.be.accessible()
  })

  it('W-RQR-5 the code has level H and 300 px, the saved image 384 × 441, and its code can be decoded', async () => {
    const { part, coded, events } = openRefund()
    const code = await coded()
    expect([levelOf(code), code.getBoundingClientRect().width]).to.deep.equal(['H', 300])
    const { name, blob } = await saved(() => part('download')?.click())
    expect(name).to.equal('退款码-RQPAID.png')
    expect(blob.type).to.equal('image/png')
    const pixels = await pixelsOf(blob)
    expect([pixels.width, pixels.height]).to.deep.equal([384, 441])
    expect([refundImageSize.width, refundImageSize.height]).to.deep.equal([384, 441])
    expect(readCode(pixels)).to.contain('platformOrderId=RQPAID')
    await until(() => events.includes('download 退款码-RQPAID.png'))
  })

  it('W-RQR-3 without an address the gateway’s message is shown in place of the code', async () => {
    const { view, part } = openRefund({ platformOrderId: 'RQCLOSED', memberId: '' })
    await until(() => view.root.textContent?.includes('订单已关闭，不能退款'), 'message')
    expect([part('download'), part('copy'), part('code')]).to.deep.equal([null, null, null])
  })

  it('W-RQR-3 F-CO-1 alertMsg is shown above the code, as text', async () => {
    const alertMsg = '<img src=x onerror="window.hit=1">退款中'
    const body = { code: 0, data: { qrUrl: 'https://example.com/r', alertMsg } }
    const hits = await injectFault({ match: 'payment-api', fault: 'json', body, times: 1 })
    const { part, coded, view } = openRefund()
    await coded()
    expect(await hits()).to.equal(1)
    expect(part('notice')?.textContent).to.equal(alertMsg)
    expect(view.root.querySelector('img')).to.equal(null)
    await expect(view.host).to.be.accessible()
  })

  it('a failure is shown, and can be retried', async () => {
    const hits = await injectFault({ match: 'payment-api', fault: 'status', status: 503, times: 1 })
    const { part, coded, errors, view } = openRefund({}, 'en')
    await until(() => part('retry'), 'retry')
    expect(await hits()).to.equal(1)
    expect(errors.map(({ code }) => code)).to.deep.equal(['load-failed'])
    await expect(view.host).to.be.accessible()
    part('retry')?.click()
    await coded()
  })

  it('without an order number nothing is requested', async () => {
    const { view } = openRefund({ platformOrderId: '' })
    await until(() => view.root.textContent?.includes('缺少订单号'), 'message')
    expect((await seenRequests()).filter(({ path }) => path.includes('qr/param'))).to.deep.equal([])
  })

  it('another order is another code; opened again it requests a new one', async () => {
    const { coded, set, view, part } = openRefund()
    await coded()
    set({ platformOrderId: 'RQCLOSED', memberId: '' })
    await until(() => view.root.textContent?.includes('订单已关闭'), 'other order')
    set({ open: false, platformOrderId: 'RQCLOSED', memberId: '' })
    await until(() => !view.root.querySelector('dialog')?.open, 'closed')
    set({ open: true })
    await coded()
    expect(part('order')?.textContent).to.equal('订单号 RQPAID')
  })

  it('the code of the order before is neither saved nor shown for another one, set while it is closed', async () => {
    const { coded, set, view, handle, events } = openRefund()
    await coded()
    set({ open: false })
    await until(() => !view.root.querySelector('dialog')?.open, 'closed')
    set({ open: false, platformOrderId: 'RQCLOSED' })
    await drawn()
    expect(await handle.current?.download()).to.equal(false)
    expect(events.filter((event) => event.startsWith('download'))).to.deep.equal([])
    const seen = new Set<string>()
    const observer = new MutationObserver(
      () => view.root.querySelector('.eb-qr-code__code') && seen.add('code'),
    )
    observer.observe(view.root, { childList: true, subtree: true })
    set({ open: true, platformOrderId: 'RQCLOSED' })
    await until(() => view.root.textContent?.includes('订单已关闭'), 'other order')
    expect(seen.size).to.equal(0)
    observer.disconnect()
  })

  it('Esc closes it, and the page gets the reason', async () => {
    const { coded, events, handle, view } = openRefund({ open: false })
    await until(() => handle.current)
    handle.current?.show()
    await coded()
    await sendKeys({ press: 'Escape' })
    await until(() => !view.root.querySelector('dialog')?.open, 'closed')
    expect(events).to.deep.equal(['show', 'hide close'])
  })

  describe('copying the link', () => {
    let timers: LongTimers
    beforeEach(() => {
      timers = holdLongTimers(3000)
    })
    afterEach(() => {
      timers.restore()
      Reflect.deleteProperty(navigator, 'clipboard')
    })

    for (const isCopied of [true, false])
      it(`W-RQR-4 a modal of ${isCopied ? 'success' : 'failure'} closes itself after 3 s, and the code stays`, async () => {
        const { execCommand } = document
        const clipboard = { writeText: async () => isCopied || Promise.reject(new Error('no')) }
        Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
        document.execCommand = () => false
        const { part, coded, events, view } = openRefund()
        await coded()
        part('copy')?.click()
        const result = await until(() => view.root.querySelector('dialog[role=alertdialog]:modal'), 'result')
        expect(result.textContent).to.contain(isCopied ? '复制成功' : '复制失败')
        expect(events[0]).to.match(new RegExp(`^copy ${isCopied} http.*platformOrderId=RQPAID`))
        await until(() => timers.waiting().includes(3000), 'time')
        timers.end(3000)
        await until(() => !(result as HTMLDialogElement).open, 'closed')
        expect(view.root.querySelectorAll('dialog:modal').length).to.equal(1)
        document.execCommand = execCommand
      })
  })
})
