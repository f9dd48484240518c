import {
  gatewayUrl,
  holdLongTimers,
  injectFault,
  type LongTimers,
  mount,
  resetFaults,
  until,
} from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { EnvironmentProvider, type WidgetError } from '../environment'
import { Frame, type FrameHandle, type FrameProps } from '.'

adoptTokens(document)

const page = '/packages/widgets/src/frame/testing/page.html'
/** The same server under another name: another origin. */
const foreign = new URL(page, location.href)
foreign.hostname = location.hostname === 'localhost' ? '127.0.0.1' : 'localhost'

function openFrame(props: FrameProps, locale = 'zh') {
  const errors: WidgetError[] = []
  const events: unknown[] = []
  const handle = { current: null as FrameHandle | null }
  const tell = (detail: object) => events.push(detail)
  const node = (more: FrameProps) => (
    <EnvironmentProvider value={{ locale, reportError: (error) => errors.push(error) }}>
      <Frame {...props} {...more} handle={handle} onLoad={tell} onTitle={tell} onRoute={tell} />
    </EnvironmentProvider>
  )
  const view = mount(node({}))
  const part = (name: string) => view.root.querySelector<HTMLElement>(`[part="${name}"]`)
  const frame = () => part('frame') as HTMLIFrameElement
  const root = () => view.root.querySelector('.eb-frame') as HTMLElement
  const loaded = () => until(() => frame() && events.length && root().ariaBusy === 'false', 'loaded')
  return {
    view,
    part,
    frame,
    root,
    loaded,
    errors,
    events,
    handle,
    set: (more: FrameProps) => view.render(node(more)),
  }
}

/** Sends a message from the page in a frame. */
const say = (frame: HTMLIFrameElement, data: object) => frame.contentWindow?.postMessage(data, '*')

describe('eb-frame', () => {
  it('W-IFR-1 W-IFR-3 a page is shown in a sandbox, with a spinner until it has loaded', async () => {
    const { view, part, frame, loaded, events } = openFrame({ src: `${page}?a=1` })
    const first = frame()
    await until(() => part('spinner'), 'spinner')
    expect(getComputedStyle(frame()).visibility).to.equal('hidden')
    expect(part('spinner')?.textContent).to.equal('正在打开页面')
    await loaded()
    // Another frame would request the page twice.
    expect(frame()).to.equal(first)
    expect([part('spinner'), getComputedStyle(frame()).visibility]).to.deep.equal([null, 'visible'])
    expect(frame().getAttribute('sandbox')).to.equal(
      'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads',
    )
    expect(frame().sandbox.contains('allow-top-navigation')).to.equal(false)
    expect(events).to.deep.equal([{ address: new URL(`${page}?a=1`, location.href).href }])
    await expect(view.host).to.be.accessible()
  })

  it('W-IFR-2 without an address it shows an address error, and loads nothing', async () => {
    const { view, part, frame, errors } = openFrame({ error: <a href="#settings">设置地址</a> })
    await until(() => part('error'), 'error')
    expect(part('error')?.textContent).to.equal('页面地址错误还没有设置地址设置地址')
    expect(frame()).to.equal(null)
    await until(() => errors.map(({ code }) => code).join() === 'address-error', 'reported')
    await expect(view.host).to.be.accessible()
  })

  it('F-CO-3 scripts, //host, user info and other sites are address errors', async () => {
    for (const src of [
      'javascript:window.hit=1',
      'data:text/html,<script>parent.hit=1</script>',
      `//${foreign.host}${page}`,
      `http://user:secret@${location.host}${page}`,
      foreign.href,
    ]) {
      const { view, part, frame, errors } = openFrame({ src })
      await until(() => part('error')?.textContent?.startsWith('页面地址错误'), src)
      expect(frame()).to.equal(null)
      await until(() => errors.length === 1, 'reported')
      // The message may be logged, so it has no password.
      expect(errors[0]?.message).not.to.contain('secret')
      view.unmount()
    }
    expect('hit' in window).to.equal(false)
  })

  it('a listed origin is opened; removing it from the list is an error', async () => {
    const { part, loaded, set } = openFrame({ src: foreign.href, origins: foreign.origin })
    await loaded()
    set({ origins: 'https://other.example' })
    await until(() => part('error')?.textContent?.includes(`${foreign.origin} 不在允许打开的网站里`), 'error')
  })

  it('height, title and route of the page are applied, and invalid ones are ignored', async () => {
    const { frame, root, loaded, events } = openFrame({ src: foreign.href, origins: foreign.origin })
    await loaded()
    events.length = 0
    say(frame(), { type: 'eb-frame', height: 50_000, title: 7, route: 'javascript:alert(1)' })
    say(frame(), { type: 'eb-frame', height: 612, title: '日报', route: '/daily?d=1' })
    await until(() => events.length === 2, 'heard')
    expect(events).to.deep.equal([{ title: '日报' }, { route: '/daily?d=1' }])
    expect(root().getBoundingClientRect().height).to.equal(612)
  })

  it('messages of other windows are ignored, even from an allowed origin', async () => {
    const { frame, root, loaded, events } = openFrame({ src: page })
    await loaded()
    events.length = 0
    const other = document.createElement('iframe')
    other.src = page
    document.body.append(other)
    try {
      await new Promise((resolve) => other.addEventListener('load', resolve))
      const heard = new Promise((resolve) =>
        addEventListener('message', ({ data }) => data.title === '假的' && resolve(0)),
      )
      say(other, { type: 'eb-frame', title: '假的', height: 900 })
      postMessage({ type: 'eb-frame', title: '假的', height: 900 })
      await heard
      say(frame(), { type: 'eb-frame', title: '真的' })
      await until(() => events.length, 'heard')
      expect(events).to.deep.equal([{ title: '真的' }])
      expect(root().style.height).to.equal('')
    } finally {
      other.remove()
    }
  })

  describe('time-out', () => {
    let timers: LongTimers
    beforeEach(() => {
      timers = holdLongTimers(4_000)
    })
    afterEach(async () => {
      timers.restore()
      await resetFaults()
    })

    it('a page that does not load in time says so, with a link; a retry opens it', async () => {
      const hits = await injectFault({ match: 'examples/shared', fault: 'hold', times: 1 })
      const src = `${gatewayUrl}examples/shared/icon.svg`
      const { view, part, loaded, errors } = openFrame({ src, timeLimit: 4_000 })
      await until(() => timers.waiting().includes(4_000), 'timer')
      await until(async () => (await hits()) === 1, 'held')
      timers.end(4_000)
      await until(() => part('slow'), 'slow')
      expect(part('slow')?.textContent).to.contain('等了 4 秒')
      expect(part('open')?.getAttribute('rel')).to.equal('noopener noreferrer')
      expect(errors.map(({ code }) => code)).to.deep.equal(['timeout'])
      await expect(view.host).to.be.accessible()
      part('retry')?.click()
      await loaded()
      expect(part('slow')).to.equal(null)
    })
  })

  it('another address opens another page; reload opens the same one again', async () => {
    const { frame, loaded, set, events, handle } = openFrame({ src: `${page}?1` })
    await loaded()
    const first = frame()
    set({ src: `${page}?2` })
    await until(() => events.length === 2 && frame() !== first, 'second')
    expect(frame().src).to.match(/\?2$/)
    handle.current?.reload()
    await until(() => events.length === 3, 'again')
  })
})
