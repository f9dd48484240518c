import { createHttp } from '@ebkit/core/http'
import { createSession } from '@ebkit/core/session'
import { drawn, gatewayUrl, injectFault, mount, resetFaults, signIn, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { EnvironmentProvider, type WidgetError } from '../environment'
import { hostileCorpus } from '../rich-html/testing/hostileCorpus'
import { ActivityBanner, type ActivityBannerProps, descriptionHeight } from '.'

adoptTokens(document)

const session = createSession()
const http = createHttp({ session, pause: 1 })

function openBanner(props: ActivityBannerProps = {}, { locale = 'zh', width = 900 } = {}) {
  const errors: WidgetError[] = []
  const events: string[] = []
  const node = (
    <EnvironmentProvider value={{ session, http, locale, reportError: (error) => errors.push(error) }}>
      <ActivityBanner
        hash="#/groupbuy/info"
        {...props}
        onShow={({ index }) => events.push(`show ${index}`)}
        onHide={() => events.push('hide')}
      />
    </EnvironmentProvider>
  )
  const parent = document.createElement('div')
  parent.style.width = `${width}px`
  document.body.append(parent)
  const view = mount(node, { parent })
  const part = (name: string) => view.root.querySelector<HTMLElement>(`[part="${name}"]`)
  const parts = (name: string) => [...view.root.querySelectorAll<HTMLElement>(`[part="${name}"]`)]
  const quiet = () => until(() => view.root.querySelector('[aria-busy=false]'), 'settled')
  const folded = () => view.root.querySelector<HTMLElement>('.eb-activity-banner__box')
  return { view, part, parts, quiet, folded, errors, events }
}

/** The answer of the gateway for the next banner. */
const answer = (data: object) =>
  injectFault({ match: 'activity-api', fault: 'json', body: { code: 0, data }, times: 1 })

describe('eb-activity-banner', function () {
  this.timeout(30_000)
  before(async function () {
    this.timeout(60_000)
    await setViewport({ width: 1000, height: 800 })
    await signIn('manager')
    session.configure({ gateway: gatewayUrl })
  })
  beforeEach(resetFaults)
  after(() => {
    location.hash = ''
  })

  it('W-ACT-1 W-ACT-2 shows the page’s tags, rich text and images, from the gateway', async () => {
    const { view, part, parts } = openBanner()
    await until(() => part('description'), 'text')
    expect([...(part('tags')?.children ?? [])].map(({ textContent }) => textContent)).to.deep.equal([
      '拉新',
      '老带新',
      '限时',
    ])
    expect(part('description')?.querySelector('strong')?.textContent).to.equal('拼团')
    // The gateway names its own origin, which differs from this page's: images that cannot be loaded say so.
    expect(view.root.querySelectorAll('.eb-activity-banner__images > li').length).to.equal(3)
    expect(parts('more').length).to.equal(2)
    await expect(view.host).to.be.accessible()
  })

  it('W-ACT-1 a press enlarges an image; view-more opens its page in a new window', async () => {
    const picture = (name: string, jumpUrl: string) => ({
      showUrl: `${gatewayUrl}pictures/products/${name}.svg`,
      jumpUrl,
    })
    const imageList = [
      picture('boat', '#/groupbuy/manage'),
      picture('hills', ''),
      picture('leaf', '#/groupbuy/edit'),
    ]
    await answer({ imageList })
    const { view, parts, events } = openBanner()
    const loaded = () => [...view.root.querySelectorAll('img')].filter(({ naturalWidth }) => naturalWidth > 0)
    await until(() => loaded().length === 3, 'loaded')
    const [first, second] = parts('image')
    expect(first?.textContent).to.equal('查看大图')
    second?.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => view.root.querySelector('.eb-viewer:modal'), 'large')
    expect(view.root.querySelector('.eb-viewer__place')?.textContent).to.contain('第 2 张，共 3 张')
    await sendKeys({ press: 'Escape' })
    await until(() => events.join() === 'show 1,hide', 'closed')
    const links = parts('more') as HTMLAnchorElement[]
    expect(links.map(({ textContent }) => textContent)).to.deep.equal(['查看更多', '查看更多'])
    expect([links[0]?.target, links[0]?.rel, links[0]?.hash]).to.deep.equal([
      '_blank',
      'noopener noreferrer',
      '#/groupbuy/manage',
    ])
  })

  it('W-ACT-4 a description of 103 px is shown completely, one of 104 px is folded to 103 px', async () => {
    for (const height of [descriptionHeight, descriptionHeight + 1]) {
      await answer({ activityIntro: `<p style="height: ${height}px">x</p>` })
      const { view, part, folded } = openBanner()
      const box = await until(folded, 'description')
      const isLong = height > 103
      await until(() => Boolean(part('fold')) === isLong, `${height}`)
      await drawn()
      expect(Boolean(part('fold'))).to.equal(isLong)
      expect(box.offsetHeight).to.equal(103)
      view.unmount()
    }
  })

  it('W-ACT-4 the fold can be opened and closed by keyboard', async () => {
    const { view, part, folded } = openBanner({}, { width: 320 })
    const button = await until(() => part('fold'), 'fold')
    expect([button.textContent, button.ariaExpanded]).to.deep.equal(['展开全部', 'false'])
    expect(folded()?.offsetHeight).to.equal(103)
    await expect(view.host).to.be.accessible()
    button.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => part('fold')?.ariaExpanded === 'true', 'open')
    expect(folded()?.offsetHeight).to.be.greaterThan(103)
    expect(part('fold')?.textContent).to.equal('收起')
    await sendKeys({ press: 'Enter' })
    await until(() => folded()?.offsetHeight === 103, 'folded')
  })

  it('focus on a hidden link opens the fold', async () => {
    await answer({ activityIntro: `<p style="height: 400px">x</p><a href="https://example.com/a">more</a>` })
    const { part, folded } = openBanner()
    await until(() => part('fold'), 'fold')
    folded()?.querySelector('a')?.focus()
    await until(() => (folded()?.offsetHeight ?? 0) > 400, 'open')
  })

  it('W-ACT-3 follows the hash of the window', async () => {
    location.hash = '#/deposit/activity'
    const { part, quiet } = openBanner({ hash: '' })
    await until(() => part('description')?.textContent?.includes('定金膨胀'), 'first page')
    location.hash = '#/group-fission/list'
    await until(() => part('description')?.textContent?.includes('群裂变'), 'second page')
    location.hash = '#/none'
    await until(() => !part('banner'), 'no introduction')
    await quiet()
  })

  it('a page without an introduction has no banner, which takes no space', async () => {
    const { view, part, quiet, errors } = openBanner({ hash: '#/none' })
    await quiet()
    expect([part('banner'), part('failure'), errors.length]).to.deep.equal([null, null, 0])
    expect(view.host.getBoundingClientRect().height).to.equal(0)
  })

  it('a failure is one line with a retry button', async () => {
    const hits = await injectFault({
      match: 'activity-api',
      fault: 'json',
      body: { code: 1, message: '停机' },
      times: 1,
    })
    const { view, part, errors } = openBanner({})
    await until(() => part('failure')?.textContent?.includes('介绍没有加载出来 · 停机'), 'failure')
    expect(await hits()).to.equal(1)
    expect(errors.map(({ code }) => code)).to.deep.equal(['load-failed'])
    await expect(view.host).to.be.accessible()
    part('retry')?.click()
    await until(() => part('banner'), 'banner')
  })

  it('an image that cannot be loaded says so, and the others stay', async () => {
    await answer({
      imageList: [{ showUrl: '/none/none.png' }, { showUrl: `${gatewayUrl}pictures/products/boat.svg` }],
    })
    const { view, parts } = openBanner()
    await until(() => view.root.textContent?.includes('图片没有加载出来'), 'failed')
    expect(parts('image').length).to.equal(1)
  })

  describe('untrusted HTML', () => {
    const hits: string[] = []
    before(() => Object.assign(window, { hit: () => hits.push('hit') }))
    after(() => Reflect.deleteProperty(window, 'hit'))
    beforeEach(() => {
      hits.length = 0
    })

    it('F-CO-2 control: scripts that run without a sanitiser are detected by this test', async () => {
      const host = document.body.appendChild(document.createElement('div'))
      host.innerHTML = '<img src="data:," onerror="hit()">'
      await until(() => hits.length > 0, 'it runs')
      host.remove()
    })

    it('F-CO-2 control: harmless markup is rendered unchanged', async () => {
      const activityIntro = '<h3>玩法</h3><p style="color: rgb(1, 2, 3)">a <b>b</b></p><ol><li>c</li></ol>'
      await answer({ activityIntro })
      const { part } = openBanner()
      const text = await until(() => part('description'), 'description')
      expect(text.innerHTML).to.equal(activityIntro.replace('3)"', '3);"'))
    })

    for (const hostile of hostileCorpus)
      it(`F-CO-2 as rendered: ${hostile}`, async () => {
        await answer({
          activityIntro: `<p>introduction</p>${hostile}`,
          activityTag: hostile.replaceAll(',', ''),
        })
        const { view, part } = openBanner()
        const text = await until(() => part('description'), 'description')
        expect(text.textContent).to.contain('introduction')
        for (const element of text.querySelectorAll('*')) {
          expect(element.localName).to.not.match(
            /script|style|iframe|object|embed|form|input|button|svg|math|template|link|meta|base/,
          )
          for (const { name, value } of element.attributes) {
            expect(name).to.not.match(/^(?:on|id$|class$|name$|slot$|part$|srcset|srcdoc|is$)/)
            expect(value).to.not.match(/evil\.test|javascript:|vbscript:|expression|url\(/i)
          }
          if (element.localName === 'a') expect(element.getAttribute('rel')).to.equal('noopener noreferrer')
        }
        // A tag is a text: all of it is shown, and none of it as markup.
        for (const tag of part('tags')?.children ?? []) expect(tag.childElementCount).to.equal(0)
        await drawn()
        expect(hits).to.deep.equal([])
        view.unmount()
      })

    it('F-CO-3 addresses of images and of view-more are checked', async () => {
      const good = `${gatewayUrl}pictures/products/boat.svg`
      const bad = [
        'javascript:hit()',
        '//evil.test/a',
        'https://a:b@evil.test/',
        'data:text/html,<script>hit()</script>',
        'file:///a',
      ]
      await answer({
        imageList: [
          ...bad.map((jumpUrl) => ({ showUrl: good, jumpUrl })),
          ...bad.map((showUrl) => ({ showUrl, jumpUrl: '' })),
        ],
      })
      const { parts } = openBanner()
      await until(() => parts('image').length === bad.length, 'pictures')
      expect(parts('more')).to.deep.equal([])
    })
  })
})
