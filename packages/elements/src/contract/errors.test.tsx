import { getPage } from '@ebkit/core/page'
import { expectProblem, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { defineElement } from '../defineElement'
import { textFixture } from './fixtures/text'
import { create, mount, next, place, record, shown, turn } from './mount'
import type { Specimen } from './Specimen'
import { specimens } from './specimens'

const text = specimens.find(({ tag }) => tag === textFixture.definition.tag) as Specimen
const alertOf = (element: HTMLElement) => element.shadowRoot?.querySelector<HTMLElement>('[role=alert]')

/** React writes every error that a boundary caught to the console. */
const expectReactsOwnReport = () => EB_RUNTIME === 'react' && expectProblem(/broken on purpose/)

describe('contract 12 errors', () => {
  it('contract 12 a component that throws: eb-error, a readable message, and a retry that works', async () => {
    expectReactsOwnReport()
    const element = await mount(text)
    const reported = next(element, 'eb-error')
    element.isBroken = true
    const { detail } = await reported
    expect(detail.code).to.equal('render-failed')
    expect(detail.cause.message).to.equal('broken on purpose')
    const alert = await until(() => alertOf(element), 'message')
    expect(alert.textContent).to.contain('这里出错了')
    element.isBroken = false
    await shown(element)
    alert.querySelector('button')?.click()
    await until(() => element.shadowRoot?.querySelector('input'), 'works again')
    expect(alertOf(element)).to.equal(null)
  })

  it('contract 12 a component that throws at once also reports to listeners that are added later', async () => {
    expectReactsOwnReport()
    const element = create(text, { 'is-broken': '' })
    place().append(element)
    expect((await next(element, 'eb-error')).detail.code).to.equal('render-failed')
    await until(() => alertOf(element), 'message')
    await element.updateComplete // EB.ready waits for it
    element.focus()
  })

  it('contract 12 a method that throws or rejects: eb-error, nothing reaches the page', async () => {
    const element = await mount(text)
    const errors = record(element, 'eb-error')
    expect(element.fail()).to.equal(undefined)
    expect(await element.failLater()).to.equal(undefined)
    await until(() => errors.length === 2, 'two errors')
    for (const error of errors) expect((error as CustomEvent).detail.code).to.equal('method-failed')
  })

  // On React, React itself reports errors of handlers to the window.
  if (EB_RUNTIME === 'preact')
    it('contract 12 a handler that throws: eb-error, nothing reaches the page', async () => {
      const fail = () => {
        throw new Error('broken on purpose')
      }
      defineElement({
        tag: 'eb-fixture-handler',
        component: () => <button type="button" onClick={fail} />,
        properties: {},
      }).register()
      const element = document.createElement('eb-fixture-handler')
      place().append(element)
      const button = await until(() => element.shadowRoot?.querySelector('button'), 'the button')
      const reported = next(element, 'eb-error')
      button.click()
      const { detail } = await reported
      expect(detail.code).to.equal('handler-failed')
      expect(detail.cause.message).to.equal('broken on purpose')
    })

  it('contract 12 leaves the page’s window.onerror alone', async () => {
    const before = window.onerror
    const element = await mount(text)
    element.remove()
    await turn()
    expect(window.onerror === before).to.equal(true)
  })
})

describe('contract: defined twice', () => {
  const warnings: string[] = []
  const original = console.warn

  beforeEach(() => {
    warnings.length = 0
    console.warn = (text: string) => warnings.push(text)
  })
  afterEach(() => {
    console.warn = original
  })

  it('registering again is quiet', () => {
    textFixture.register()
    expect(warnings).to.have.length(0)
  })

  it('a second copy of the code leaves the first definition in place and says so', async () => {
    const before = customElements.get(text.tag)
    const copy = '/packages/elements/src/element/registerOnce.ts'
    const { registerOnce } = (await import(copy)) as typeof import('../element/registerOnce')
    registerOnce(text.tag, () => {
      throw new Error('no second class is made')
    })
    expect(getPage().reports.map(({ code }) => code)).to.deep.equal(['defined-twice'])
    expect(customElements.get(text.tag) === before).to.equal(true)
    expect(warnings).to.have.length(1)
    expect(warnings[0]).to.contain(text.tag)
  })

  it('two elements of one page do not share values', async () => {
    const [one, two] = [await mount(text), await mount(text)]
    one.value = 'one'
    two.value = 'two'
    expect([one.value, two.value]).to.deep.equal(['one', 'two'])
  })

  it('a definition has no effect before it is registered', () => {
    const never = defineElement({
      tag: 'eb-fixture-never',
      component: () => null,
      properties: {},
    })
    expect(never.definition.tag).to.equal('eb-fixture-never')
    expect(customElements.get('eb-fixture-never')).to.equal(undefined)
  })
})
