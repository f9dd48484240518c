import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import r2wc from '@r2wc/react-to-web-component'
import { contextSymbol, propsSymbol, renderSymbol } from '../element/bridge'

interface Bridged extends HTMLElement {
  container: Node
  [contextSymbol]?: unknown
  [propsSymbol]: { text?: string }
  [renderSymbol](): void
}

const Shown = ({ text = '' }: { text?: string }) => <output>{text}</output>

let tags = 0

function bridged(): { element: Bridged; place: HTMLElement } {
  tags += 1
  const tag = `eb-bridge-${tags}`
  customElements.define(tag, r2wc(Shown, { props: [] }))
  const element = document.createElement(tag) as Bridged
  const place = document.createElement('div')
  element.container = place
  return { element, place }
}

describe('contract: what it relies on inside r2wc 2.1.1', () => {
  it('mounts into `container` when connected, with the props behind r2wc.props', async () => {
    const { element, place } = bridged()
    element[propsSymbol] = { text: 'one' }
    expect(element[contextSymbol]).to.equal(undefined)
    document.body.append(element)
    expect(element[contextSymbol]).to.be.an('object')
    await until(() => place.textContent === 'one')
    element.remove()
  })

  it('renders again by r2wc.render, into the same nodes', async () => {
    const { element, place } = bridged()
    document.body.append(element)
    const output = await until(() => place.querySelector('output'))
    element[propsSymbol] = { text: 'two' }
    element[renderSymbol]()
    await until(() => place.textContent === 'two')
    expect(place.querySelector('output') === output, 'same node').to.equal(true)
    element.remove()
  })

  it('unmounts when disconnected and has no context then', async () => {
    const { element, place } = bridged()
    document.body.append(element)
    await until(() => place.querySelector('output'))
    element.remove()
    expect(element[contextSymbol]).to.equal(undefined)
    await until(() => place.childElementCount === 0)
  })

  it('observes no attributes and defines no properties of its own', () => {
    const { element } = bridged()
    const made = element.constructor as { observedAttributes?: string[] }
    expect(made.observedAttributes ?? []).to.deep.equal([])
    expect(Object.keys(Object.getPrototypeOf(element))).to.deep.equal([])
  })
})
