import { createHttp } from '@ebkit/core/http'
import { createSession } from '@ebkit/core/session'
import {
  gatewayUrl,
  holdLongTimers,
  injectFault,
  type LongTimers,
  mount,
  resetFaults,
  seenRequests,
  signIn,
  signOut,
  sql,
  until,
} from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { EnvironmentProvider, type WidgetError } from '../environment'
import { AppletAuthorization, type AppletAuthorizationProps } from '.'
import { pollInterval } from './appletAuthorizationModel'

adoptTokens(document)

const session = createSession()
const http = createHttp({ session, pause: 1 })

/** What the platform has granted, as its page in the demo stores it. */
type Granted = Partial<Record<'appletRegister' | 'appletManager' | 'platformRegister', string>>
const everything: Granted = { appletRegister: 'on', appletManager: 'on', platformRegister: 'on' }

const post = (page: string, form: Granted) =>
  fetch(`${gatewayUrl}eb/demo/mini-program/${page}`, {
    method: 'POST',
    headers: { 'X-Eb-Client': 'ebkit/test' },
    body: new URLSearchParams(form),
  })

const rowOf = async () =>
  (
    await sql<Record<string, unknown>>(
      "select applet_status, register_status, app_id, applet_app_id from applet where brand_id = '1001' and platform_type = 'wechat'",
    )
  )[0]

function openAuthorization(props: AppletAuthorizationProps = {}, locale = 'zh', calls = http) {
  const errors: WidgetError[] = []
  const statuses: string[] = []
  const { root, host, unmount } = mount(
    <EnvironmentProvider value={{ session, http: calls, locale, reportError: (error) => errors.push(error) }}>
      <AppletAuthorization onChange={({ status }) => statuses.push(status)} {...props} />
    </EnvironmentProvider>,
  )
  const part = (name: string) => root.querySelector<HTMLElement>(`[part="${name}"]`)
  const button = (words: string) =>
    until(() => {
      const found = part('button')
      return found?.textContent === words ? found : undefined
    }, words)
  const markers = () => [...root.querySelectorAll('li')].map((item) => item.lastElementChild?.textContent)
  return { root, host, unmount, part, button, markers, errors, statuses }
}

describe('eb-applet-authorization', () => {
  let timers: LongTimers
  let opened: string[]
  const { open } = window
  const takeOpened = ((url: string, target: string) => {
    opened.push(`${target} ${url}`)
    return { opener: window }
  }) as typeof window.open
  /** How many questions wait for their time. */
  const due = () => timers.waiting().filter((delay) => delay === pollInterval).length
  before(async () => {
    await signIn('admin')
    session.configure({ gateway: gatewayUrl })
    await session.refresh()
  })
  after(signOut)
  beforeEach(async () => {
    await sql("delete from applet where brand_id = '1001'")
    timers = holdLongTimers(pollInterval)
    opened = []
    window.open = takeOpened
  })
  afterEach(async () => {
    window.open = open
    timers.restore()
    await resetFaults()
  })

  const asked = async (call: string) => (await seenRequests()).filter(({ path }) => path.includes(call))

  it('W-AUTH-14 W-MPA-1 W-MPA-13 one button, a marker for each of three permissions, and the tutorial', async () => {
    const { button, markers, part, root } = openAuthorization()
    await button('授权快速注册小程序')
    expect(markers()).to.deep.equal(['未授权', '未授权', '未授权'])
    for (const name of ['快速注册小程序权限', '小程序管理权限', '开放平台账号管理权限'])
      expect(root.textContent).to.include(name)
    expect(part('tutorial')?.getAttribute('href')).to.equal('#/applets/help')
    expect(root.querySelectorAll('button').length).to.equal(1)
  })

  it('W-MPA-2 W-MPA-14 the button follows the status of brand and platform', async () => {
    const { button } = openAuthorization()
    await button('授权快速注册小程序')
    const [status] = await asked('applet_base_status')
    expect(status?.path).to.match(/brandId=1001&platformType=wechat$/)
  })

  it('W-MPA-3 the authorisation page opens in a new tab', async () => {
    const { button } = openAuthorization()
    ;(await button('授权快速注册小程序')).click()
    expect(opened.length).to.equal(1)
    expect(opened[0]).to.match(/^_blank .*\/eb\/demo\/mini-program\/authorization\?platformType=wechat$/)
  })

  it('W-MPA-4 W-MPA-15 W-MPA-19 from then on the platform is asked every three seconds', async () => {
    const { button } = openAuthorization({ appId: 'wx-platform' })
    ;(await button('授权快速注册小程序')).click()
    await until(() => due() === 1, 'the next question')
    const before = (await asked('authorization?')).length
    timers.end(pollInterval)
    await until(() => due() === 1, 'the one after it')
    const questions = await asked('authorization?')
    expect(questions.length).to.equal(before + 1)
    expect(questions.at(-1)?.path).to.match(/appId=wx-platform&platformType=wechat$/)
  })

  it('W-MPA-10 W-MPA-11 what is missing is named, and the button offers to retry', async () => {
    await post('authorization', { appletRegister: 'on' })
    const { button, markers, part } = openAuthorization()
    await button('重新授权')
    expect(markers()).to.deep.equal(['已授权', '未授权', '未授权'])
    expect(part('reason')?.textContent).to.equal('原因：小程序管理权限未授权；开放平台账号管理权限未授权')
  })

  it('W-MPA-5 W-MPA-7 W-MPA-17 with all three permissions the status is 1, and the configuration is recorded once', async () => {
    const { button, statuses } = openAuthorization({ appId: 'wx-platform', appletAppId: 'wx-applet' })
    ;(await button('授权快速注册小程序')).click()
    await until(() => due() === 1)
    await post('authorization', everything)
    timers.end(pollInterval)
    await button('立即开通')
    expect(statuses).to.deep.equal(['1'])
    expect(due()).to.equal(0)
    expect((await asked('base_config/insert')).length).to.equal(1)
    expect(await rowOf()).to.deep.equal({
      applet_status: '1',
      register_status: '1',
      app_id: 'wx-platform',
      applet_app_id: 'wx-applet',
    })
  })

  /** A mini-program with status 1. */
  const authorised = async () => {
    await post('authorization', everything)
    await sql("update applet set applet_status = '1', register_status = '1' where brand_id = '1001'")
  }

  it('W-MPA-6 W-MPA-8 W-MPA-16 with status 1 the registration page opens, and the registration is asked for', async () => {
    await authorised()
    const { button, markers } = openAuthorization()
    const open = await button('立即开通')
    expect(markers()).to.deep.equal(['已授权', '已授权', '已授权'])
    open.click()
    expect(opened[0]).to.match(/^_blank .*\/registration\?platformType=wechat$/)
    await until(() => due() === 1, 'the next question')
    timers.end(pollInterval)
    await until(() => due() === 1, 'the one after it')
    const questions = await asked('applet_status/register')
    expect(questions.length).to.equal(2)
    expect(questions.at(-1)?.path).to.match(/brandId=1001&platformType=wechat$/)
  })

  it('W-MPA-9 W-MPA-12 W-MPA-18 a registration that succeeded is status 3, and is recorded', async () => {
    await authorised()
    const { button, part, statuses } = openAuthorization()
    ;(await button('立即开通')).click()
    await until(() => due() === 1)
    await post('registration', {})
    timers.end(pollInterval)
    await until(() => part('success')?.textContent?.includes('授权成功'))
    expect(part('button')).to.equal(null)
    expect(await rowOf()).to.include({ applet_status: '3', register_status: '3' })
    expect(statuses).to.deep.equal(['3'])
  })

  it('F-GA-2 questions never overlap and stop with the element', async () => {
    const { button, unmount } = openAuthorization()
    const first = await button('授权快速注册小程序')
    const hits = await injectFault({ match: 'wxa-admin/admin/applet_status/authorization', fault: 'hold' })
    first.click()
    // two where the first question of all was still on its way: it is aborted
    await until(async () => (await hits()) >= 1, 'a question without an answer')
    expect(due()).to.equal(0)
    unmount()
    await resetFaults()
    expect(due()).to.equal(0)
  })

  it('F-GA-2 the poll takes over from a first question that has no answer yet, which is aborted', async () => {
    const signals: AbortSignal[] = []
    const watched = createHttp({
      session,
      fetch(input, init) {
        if (String(input).includes('applet_status/authorization')) signals.push(init?.signal as AbortSignal)
        return fetch(input, init)
      },
    })
    await injectFault({ match: 'wxa-admin/admin/applet_status/authorization', fault: 'hold' })
    const { button, unmount } = openAuthorization({}, 'zh', watched)
    const first = await button('授权快速注册小程序')
    await until(() => signals.length === 1, 'the first question')
    first.click()
    await until(() => signals.length === 2, 'the question of the poll')
    expect(signals.map(({ aborted }) => aborted)).to.deep.equal([true, false])
    // it would ask again once the fault is gone, during the next test
    unmount()
  })

  it('a question that fails is repeated; after five in a row it says why, and goes on when asked to', async () => {
    const { button, part, errors } = openAuthorization()
    const first = await button('授权快速注册小程序')
    await until(async () => (await asked('authorization?')).length > 0, 'the first reading')
    await injectFault({
      match: 'wxa-admin/admin/applet_status/authorization',
      fault: 'status',
      status: 500,
    })
    first.click()
    for (let failure = 1; failure < 5; failure++) {
      await until(() => due() === 1, `question ${failure + 1}`)
      expect(part('resume')).to.equal(null)
      timers.end(pollInterval)
    }
    const resume = await until(() => part('resume'))
    expect(part('progress')?.textContent).to.match(/^暂时查不到结果：ERROR : 500/)
    expect(errors.map(({ code }) => code)).to.deep.equal(['status-failed'])
    await resetFaults()
    await post('authorization', everything)
    resume.click()
    await button('立即开通')
  })

  it('a tab that the browser blocks is offered as a link', async () => {
    window.open = () => null
    const { button, root } = openAuthorization({ authorizationUrl: 'https://platform.example/a' })
    ;(await button('授权快速注册小程序')).click()
    const link = await until(() => root.querySelector<HTMLAnchorElement>('a[target=_blank]'))
    expect([link.href, link.rel]).to.deep.equal(['https://platform.example/a', 'noopener noreferrer'])
  })

  it('F-CO-3 addresses of the page that are scripts or have a name in them are none', async () => {
    for (const address of [
      'javascript:hit()',
      ' JaVaScRiPt:hit()',
      'data:text/html,x',
      'https://a@evil.example/',
    ]) {
      const { button, part, root, unmount } = openAuthorization({
        authorizationUrl: address,
        tutorialUrl: address,
      })
      expect(part('tutorial')?.getAttribute('href'), address).to.equal('#/applets/help')
      const press = async () => (await button('授权快速注册小程序')).click()
      await press()
      expect(opened.splice(0).join(), address).to.match(/\/eb\/demo\/mini-program\/authorization\?/)
      window.open = () => null
      await press()
      const link = await until(() => root.querySelector<HTMLAnchorElement>('a[target=_blank]'), address)
      expect(link.pathname).to.match(/\/eb\/demo\/mini-program\/authorization$/)
      window.open = takeOpened
      unmount()
    }
  })

  it('F-CO-3 the registration address is looked at too, and a link of the page to its own tutorial stays', async () => {
    await authorised()
    const given = { registrationUrl: 'javascript:hit()', tutorialUrl: '/help?a=1#step' }
    const { button, part } = openAuthorization(given)
    ;(await button('立即开通')).click()
    expect(opened.join()).to.match(/\/eb\/demo\/mini-program\/registration\?/)
    expect(part('tutorial')?.getAttribute('href')).to.equal(`${location.origin}/help?a=1#step`)
  })

  it('axe finds nothing, and English has no Chinese', async () => {
    await post('authorization', { appletManager: 'on' })
    const { host, root, part } = openAuthorization({}, 'en')
    await until(() => part('reason'))
    expect(part('reason')?.textContent).to.match(/^Reason: quick-register permission not authorised; /)
    expect(root.textContent).not.to.match(/[\u4e00-\u9fff]/)
    await expect(host).to.be.accessible()
  })
})
