import { closeRealms, openRealm } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'

type Appearance = typeof import('./appearance')
type Append = typeof import('./append')

describe('styles that the script tag adds to a page', () => {
  afterEach(closeRealms)

  it('hide cloaked elements, and show a message on a failed one, in its language', async () => {
    const { document, window, load } = await openRealm(
      '<p id="cloaked" eb-cloak></p><b eb-failed="missing"></b><i eb-failed="timeout" lang="zh-CN"></i>',
    )
    const { sheet } = await load<Appearance>('packages/loader/src/appearance')
    const style = (selector: string, pseudo?: string) =>
      window.getComputedStyle(document.querySelector(selector) as Element, pseudo)
    expect(style('#cloaked').visibility).to.equal('visible')
    document.adoptedStyleSheets = [sheet]
    expect(style('#cloaked').visibility).to.equal('hidden')
    expect(style('b', '::before').content).to.equal('"Failed to load"')
    expect(style('i', '::before').content).to.equal('"加载失败"')
  })

  it('F-GA-1 hide the content behind a gate that has not loaded yet, but not the message of one that failed', async () => {
    const { document, window, load } = await openRealm(
      '<eb-wecom-gate eb-failed="missing">text<p style="visibility: visible !important">feature</p></eb-wecom-gate>',
    )
    const { sheet } = await load<Appearance>('packages/loader/src/appearance')
    document.adoptedStyleSheets = [sheet]
    const gate = document.querySelector('eb-wecom-gate') as Element
    const visibility = (element: Element, pseudo?: string) =>
      window.getComputedStyle(element, pseudo).visibility
    expect([visibility(gate), visibility(gate, '::before')]).to.deep.equal(['hidden', 'visible'])
    window.customElements.define(
      'eb-wecom-gate',
      class extends (window as typeof globalThis.window & typeof globalThis).HTMLElement {},
    )
    expect(visibility(gate)).to.equal('visible')
  })

  it('are at the end of the document, with or without a body', async () => {
    const { document, load } = await openRealm()
    const { append } = await load<Append>('packages/loader/src/append')
    document.body.remove()
    const element = append('link', { rel: 'modulepreload', href: 'https://cdn.example/a.js' })
    expect(document.documentElement.lastChild === element).to.equal(true)
    expect(element.outerHTML).to.equal('<link rel="modulepreload" href="https://cdn.example/a.js">')
  })
})
