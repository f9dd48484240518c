import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import './contract/elements'
import { type AnyElement, place, record, shown } from './contract/mount'

const items = [
  { label: '待发货', value: 'open', count: 3 },
  { label: '退款中', value: 'back', disabled: true },
  { label: '已发货', value: 'sent orders' },
]
const panels =
  '<div slot="open"><input aria-label="note"></div><p slot="sent orders" style="margin:0">sent</p>'

async function tabsIn(attributes: Record<string, string> = {}, content = panels, target = place()) {
  const element = document.createElement('eb-tabs') as AnyElement
  element.innerHTML = content
  const all = { items: JSON.stringify(items), label: '订单', ...attributes }
  for (const [name, text] of Object.entries(all)) element.setAttribute(name, text)
  target.append(element)
  await shown(element)
  return element
}

const find = (element: HTMLElement, selector: string) =>
  element.shadowRoot?.querySelector(selector) as HTMLElement
const selected = (element: HTMLElement) => find(element, '[aria-selected=true]')?.textContent
const tab = (element: HTMLElement, index: number) => find(element, `[role=tab]:nth-child(${index})`)
const isShown = (element: Element | null) => (element as HTMLElement).getClientRects().length > 0

describe('eb-tabs', () => {
  it('W-TAB-1 accepts items with label and value as an attribute and as a property', async () => {
    const element = await tabsIn()
    expect(selected(element)).to.equal('待发货3')
    element.items = [{ label: 'One', value: '1' }]
    await shown(element)
    expect(selected(element)).to.equal('One')
    element.setAttribute('items', '[{"label":"Two","value":"2"},{"label":"Three","value":"3"}]')
    element.value = '3'
    await shown(element)
    expect(selected(element)).to.equal('Three')
  })

  it('reports invalid items, and keeps the last valid ones', async () => {
    const element = await tabsIn()
    const errors = record(element, 'eb-error')
    element.items = [{ label: 'no value' }]
    await until(() => errors.length === 1)
    await shown(element)
    expect(selected(element)).to.equal('待发货3')
  })

  it('a choice sets value before eb-change; input and change follow, for frameworks', async () => {
    const element = await tabsIn()
    const heard: unknown[] = []
    for (const type of ['eb-change', 'input', 'change'])
      element.addEventListener(type, (event: Event) =>
        heard.push([type, element.value, (event as CustomEvent).detail?.value]),
      )
    tab(element, 3).click()
    expect(heard).to.deep.equal([
      ['eb-change', 'sent orders', 'sent orders'],
      ['input', 'sent orders', undefined],
      ['change', 'sent orders', undefined],
    ])
    await until(() => selected(element) === '已发货')
    element.value = 'open'
    await shown(element)
    expect([selected(element), heard.length]).to.deep.equal(['待发货3', 3])
  })

  it("shows the content of the chosen tab, keeps text typed in the others, and uses the page's styles", async () => {
    const target = place()
    target.style.cssText = 'font: italic 21px serif; color: rgb(1, 2, 3)'
    const element = await tabsIn({}, panels, target)
    const [open, sent] = element.children as unknown as [HTMLElement, HTMLElement]
    expect([isShown(open), isShown(sent)]).to.deep.equal([true, false])
    ;(open.firstElementChild as HTMLInputElement).value = 'typed'
    tab(element, 3).click()
    await until(() => isShown(sent))
    expect(isShown(open)).to.equal(false)
    expect([getComputedStyle(sent).font, getComputedStyle(sent).color]).to.deep.equal([
      getComputedStyle(target).font,
      'rgb(1, 2, 3)',
    ])
    const panel = find(element, '[role=tabpanel]')
    const name = (panel.getRootNode() as ShadowRoot).getElementById(
      panel.getAttribute('aria-labelledby') as string,
    )
    expect(name?.textContent).to.equal('已发货')
    expect(tab(element, 3).getAttribute('aria-controls')).to.equal(panel.id)
    expect((open.firstElementChild as HTMLInputElement).value).to.equal('typed')
    await expect(element).to.be.accessible()
  })

  it('without content there is no panel; content added later is shown', async () => {
    const element = await tabsIn({}, '')
    const panel = find(element, '[role=tabpanel]')
    expect(isShown(panel)).to.equal(false)
    expect(tab(element, 1).hasAttribute('aria-controls')).to.equal(false)
    const late = document.createElement('p')
    late.slot = 'open'
    late.textContent = 'late'
    element.append(late)
    await until(() => isShown(late))
    await expect(element).to.be.accessible()
    late.remove()
    await until(() => !isShown(panel))
  })

  it('Tab goes to the chosen tab, then to the content; arrows choose and skip disabled tabs', async () => {
    const element = await tabsIn()
    element.focus()
    const active = () => element.shadowRoot?.activeElement
    expect(active()?.textContent).to.equal('待发货3')
    await sendKeys({ press: 'ArrowRight' })
    await until(() => element.value === 'sent orders')
    expect(active()?.textContent).to.equal('已发货')
    await sendKeys({ press: 'Tab' })
    expect(active()?.getAttribute('role')).to.equal('tabpanel')
    await sendKeys({ down: 'Shift' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ up: 'Shift' })
    await sendKeys({ press: 'Home' })
    await until(() => element.value === 'open')
    await sendKeys({ press: 'End' })
    await until(() => element.value === 'sent orders')
    await sendKeys({ press: 'ArrowLeft' })
    await until(() => element.value === 'open')
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Tab' })
    expect((document.activeElement as HTMLElement).ariaLabel).to.equal('note')
  })

  it('at 390 px it scrolls and the page does not, and shows the chosen tab', async () => {
    await setViewport({ width: 390, height: 800 })
    try {
      const many = Array.from({ length: 12 }, (_, index) => ({
        label: `第${index}个页签`,
        value: `${index}`,
      }))
      const element = await tabsIn({ items: JSON.stringify(many), value: '11' }, '')
      const list = find(element, '[role=tablist]')
      await until(() => list.scrollLeft > 0)
      expect(tab(element, 12).getBoundingClientRect().right).to.be.at.most(390)
      expect(document.documentElement.scrollWidth).to.be.at.most(390)
    } finally {
      await setViewport({ width: 800, height: 600 })
    }
  })
})
