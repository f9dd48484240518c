import { mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { EnvironmentProvider } from '@ebkit/widgets/environment'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { OpenPage } from '../pages/OpenPage'
import { LayoutPage } from './LayoutPage'
import { LayoutTabs } from './LayoutTabs'

adoptTokens(document)

const tabs = [
  { label: { zh: '记录', en: 'Records' }, to: '/applyInvoice/list/{type?}' },
  { label: { zh: '信息', en: 'Titles' }, to: '/applyInvoice/info/{type?}' },
  { label: { zh: '申请', en: 'Apply' }, to: '/applyInvoice/apply' },
]
const title = { zh: '申请开票', en: 'Invoices' }
const openAt = (path: string, parameters = {}): OpenPage => ({
  ...{ path, parameters, query: '', generation: 0 },
  route: { path, application: 'finance', kind: 'list' },
})

async function draw(content: ReturnType<typeof LayoutTabs>) {
  const { root, host } = mount(
    <EnvironmentProvider value={{ locale: 'zh' }}>
      <div style={{ width: 200 }}>{content}</div>
    </EnvironmentProvider>,
    { shadow: false },
  )
  await until(() => root.querySelector('a'), 'links')
  const links = [...host.querySelectorAll('a')]
  return { host, links, addresses: links.map((link) => link.getAttribute('href')) }
}

describe('the pages under one parent', () => {
  it('are links with their own addresses, filled in by that of the page, of which its own is marked and seen', async () => {
    const open = openAt('/applyInvoice/apply', { type: '2' })
    const { host, links, addresses } = await draw(<LayoutTabs layout={{ title, tabs }} open={open} />)
    expect(addresses).to.deep.equal([
      '#/applyInvoice/list/2',
      '#/applyInvoice/info/2',
      '#/applyInvoice/apply',
    ])
    expect(links.map((link) => link.getAttribute('aria-current'))).to.deep.equal([null, null, 'page'])
    expect(host.querySelector('nav')?.getAttribute('aria-label')).to.equal('申请开票')
    const list = host.querySelector('ul') as HTMLElement
    const own = links[2] as HTMLElement
    expect(own.getBoundingClientRect().right).to.be.at.most(list.getBoundingClientRect().right + 1)
    await expect(host).to.be.accessible()
  })

  it('are one Tab stop, the page’s own; arrows go to the others', async () => {
    const open = openAt('/applyInvoice/apply', { type: '2' })
    const { links } = await draw(<LayoutTabs layout={{ title, tabs }} open={open} />)
    expect(links.map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, -1, 0])
    links[2]?.focus()
    await sendKeys({ press: 'ArrowLeft' })
    expect(document.activeElement).to.equal(links[1])
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ press: 'ArrowRight' })
    expect(document.activeElement, 'round the end').to.equal(links[0])
  })

  it('have addresses without a parameter that the parent does not have', async () => {
    const page = { route: '/applyInvoice', kind: 'layout' as const, title, tabs }
    const given = { page, open: openAt('/applyInvoice'), resources: {}, references: {} }
    const none = () => undefined
    const events = { onGo: none, onQuery: none, onDirty: none, onTitle: none, onClose: none }
    const { addresses } = await draw(<LayoutPage {...given} {...events} />)
    expect(addresses).to.deep.equal(['#/applyInvoice/list', '#/applyInvoice/info', '#/applyInvoice/apply'])
  })
})
