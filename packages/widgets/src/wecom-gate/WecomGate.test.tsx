import { createHttp } from '@ebkit/core/http'
import { createSession } from '@ebkit/core/session'
import {
  gatewayUrl,
  injectFault,
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
import { WecomGate, type WecomGateHandle, type WecomGateProps } from '.'

adoptTokens(document)

const session = createSession()
const http = createHttp({ session, pause: 1 })

function openGate(props: WecomGateProps = {}, locale = 'zh', owner = { session, http }) {
  const errors: WidgetError[] = []
  const events: unknown[] = []
  const handle = { current: null as WecomGateHandle | null }
  const node = (more: WecomGateProps = {}) => (
    <EnvironmentProvider value={{ ...owner, locale, reportError: (error) => errors.push(error) }}>
      <WecomGate
        contact="https://example.com/contact"
        onOpen={(detail) => events.push(detail)}
        {...props}
        {...more}
        handle={handle}
      >
        {props.children ?? <p className="feature">Feature</p>}
      </WecomGate>
    </EnvironmentProvider>
  )
  const view = mount(node())
  const part = (name: string) => view.root.querySelector<HTMLElement>(`[part="${name}"]`)
  const seesFeature = () => !!view.root.querySelector('.feature')
  const set = (more: WecomGateProps) => view.render(node(more))
  return { ...view, part, seesFeature, errors, events, handle, set }
}

/** Sets the store's authorisation, and its channels of enterprise messaging. */
async function store(status: string | undefined, channels: readonly [id: string, relation: string][] = []) {
  await sql(
    "delete from wecom_setting where hotel_id = '100101'; delete from sale_channel where hotel_id = '100101'",
  )
  if (status)
    await sql(`insert into wecom_setting (brand_id, hotel_id, corp_id, app_agent_id, app_secret, sync_scope, status)
      values ('1001', '100101', '', '', '', '{}', '${status}')`)
  for (const [id, relation] of channels)
    await sql(`insert into sale_channel
        (brand_id, hotel_id, channel_id, channel_name, app_type, app_id, relation_type, merchant_id, auth_status)
      values ('1001', '100101', '${id}', '${id}', '7', '${id}', '${relation}', '100101', 'AUTHORIZED')`)
}

describe('eb-wecom-gate', () => {
  before(async () => {
    await signIn('admin')
    session.configure({ gateway: gatewayUrl })
    await session.refresh()
  })
  after(signOut)
  afterEach(async () => {
    await resetFaults()
    location.hash = ''
  })

  it('W-GATE-3 W-GATE-5 while loading there is a skeleton; without authorisation the promotion page, never the feature', async () => {
    await store(undefined)
    await injectFault({ match: 'wechat-api/eb/work/is_hotel_auth', fault: 'delay', milliseconds: 300 })
    const { root, part, seesFeature } = openGate()
    const seen = new Set<string>()
    const observer = new MutationObserver(() => seesFeature() && seen.add('feature'))
    observer.observe(root, { childList: true, subtree: true })
    await until(() => root.querySelector('.eb-skeleton'), 'skeleton')
    expect(part('promotion')).to.equal(null)
    await until(() => part('apply'), 'promotion page')
    expect(part('apply')?.textContent).to.equal('申请开通并授权')
    expect(root.querySelectorAll('li').length).to.equal(4)
    await until(() => part('contact')?.querySelector('[role=img]'), 'contact code')
    expect(seen.size).to.equal(0)
    observer.disconnect()
  })

  it('W-GATE-1 W-GATE-8 W-CHAN-2 an authorised store sees the feature; its corporation is reported to the page', async () => {
    await store('AUTHORIZED', [
      ['ww-shared', '3'],
      ['ww-own', '2'],
    ])
    const { seesFeature, part, events } = openGate()
    await until(seesFeature, 'feature')
    expect(part('promotion')).to.equal(null)
    await until(() => events.length, 'what the page is told')
    expect(events).to.deep.equal([{ corporationId: 'ww-own', isMasterOrOwner: true }])
  })

  it('the feature keeps its own styles', async () => {
    await store('AUTHORIZED', [['ww-own', '2']])
    const children = (
      <div className="feature">
        <h2>Customers</h2>
        <p>Five</p>
        <ul>
          <li>One</li>
        </ul>
      </div>
    )
    const { root, seesFeature } = openGate({ children })
    await until(seesFeature, 'feature')
    const styleOf = (tag: string) => getComputedStyle(root.querySelector(`.feature ${tag}`) as Element)
    expect(styleOf('p').color).to.equal(styleOf('h2').color)
    expect(styleOf('h2').fontSize).to.equal('21px')
    expect([styleOf('ul').listStyleType, styleOf('li').display]).to.deep.equal(['disc', 'list-item'])
  })

  it('W-GATE-4 on a page without a store it waits for the signed-in user, and requests that user’s store', async () => {
    await store('AUTHORIZED', [['ww-own', '2']])
    const unknown = createSession()
    unknown.configure({ gateway: gatewayUrl })
    const { root, part, seesFeature } = openGate({}, 'zh', {
      session: unknown,
      http: createHttp({ session: unknown }),
    })
    const seen = new Set<string>()
    const observer = new MutationObserver(() => part('promotion') && seen.add('promotion'))
    observer.observe(root, { childList: true, subtree: true })
    await until(seesFeature, 'feature')
    expect(seen.size).to.equal(0)
    observer.disconnect()
  })

  it('W-GATE-6 W-GATE-7 the application leads to the authorisation page; the page may navigate itself', async () => {
    await store(undefined)
    const paths: string[] = []
    const { part, set } = openGate()
    ;(await until(() => part('apply'))).click()
    await until(() => location.hash === '#/wecom/corpAuth', 'authorisation page')
    set({
      onBeforeNavigate: ({ path }) => {
        paths.push(path)
        return false
      },
    })
    ;(await until(() => part('apply'))).click()
    await until(() => paths.length)
    expect(paths).to.deep.equal(['/wecom/corpAuth'])
  })

  it('an application that fails or is not accepted says so, and the button works again', async () => {
    await store(undefined)
    const { part } = openGate()
    await injectFault({ match: 'wechat-api/eb/work_auth', fault: 'status', status: 500, times: 1 })
    ;(await until(() => part('apply'))).click()
    const failed = await until(() => part('problem')?.textContent)
    expect(failed).to.match(/^申请失败：ERROR : 500/)
    await injectFault({
      match: 'wechat-api/eb/work_auth',
      fault: 'json',
      body: { code: 0, data: false },
      times: 1,
    })
    part('apply')?.click()
    await until(() => part('problem')?.textContent?.includes('没有被接受'))
    expect(location.hash).to.equal('')
  })

  it('W-GATE-11 W-GATE-12 without a corporation an overlay points to the application management; the settings page is open', async () => {
    await store('AUTHORIZED', [['ww-shared', '3']])
    const { part, seesFeature, set, events } = openGate()
    const overlay = await until(() => part('overlay'))
    expect(overlay.textContent).to.match(/企业微信尚未授权.*应用管理/)
    expect(seesFeature()).to.equal(false)
    set({ path: '/company-wx/WxSet' })
    await until(seesFeature)
    expect(part('overlay')).to.equal(null)
    await until(() => events.length, 'what the page is told')
    expect(events).to.deep.equal([{ isMasterOrOwner: false }])
  })

  it('W-GATE-10 W-GATE-14 F-GA-1 if the corporation cannot be read, the overlay is shown; 重新检查 checks again', async () => {
    await store('AUTHORIZED', [['ww-own', '1']])
    const hits = await injectFault({
      ...{ match: 'merchant-api/eb/hotel/get_merchant', fault: 'status', status: 500, times: 1 },
    })
    const { part, seesFeature, errors, root } = openGate()
    const retry = await until(() => part('retry'))
    expect(await hits()).to.equal(1)
    expect(root.querySelector('[aria-busy=true]')).to.equal(null)
    expect(errors.map(({ code }) => code)).to.deep.equal(['authorisation-check-failed'])
    retry.click()
    await until(seesFeature)
  })

  it('W-GATE-13 F-GA-1 a check that fails is reported and shows the promotion page, without a message', async () => {
    await store('AUTHORIZED', [['ww-own', '1']])
    const hits = await injectFault({
      ...{ match: 'wechat-api/eb/work/is_hotel_auth', fault: 'status', status: 500, times: 1 },
    })
    const { part, errors, root, handle, seesFeature } = openGate()
    await until(() => part('apply'))
    expect(await hits()).to.equal(1)
    expect(errors.map(({ code }) => code)).to.deep.equal(['authorisation-check-failed'])
    expect(root.querySelector('[role=alert]')).to.equal(null)
    handle.current?.check()
    await until(seesFeature)
  })

  it('the calls name the store; axe finds nothing on promotion page and overlay, in English too', async () => {
    await store(undefined)
    const promotion = openGate({}, 'en')
    await until(() => promotion.part('apply'))
    expect(promotion.root.textContent).not.to.match(/[\u4e00-\u9fff]/)
    await expect(promotion.host).to.be.accessible()
    const asked = (await seenRequests()).filter(({ path }) => path.includes('is_hotel_auth'))
    expect(asked.every(({ path }) => path.includes('hotelId=100101'))).to.equal(true)
    await store('AUTHORIZED')
    promotion.handle.current?.check()
    await until(() => promotion.part('overlay'))
    await expect(promotion.host).to.be.accessible()
  })
})
