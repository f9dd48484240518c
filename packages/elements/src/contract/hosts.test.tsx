import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { jQuery } from './libraries'
import { type AnyElement, containerOf, create, mount, place, shown, themeOf, turn } from './mount'
import type { Specimen } from './Specimen'
import { specimensFor } from './specimens'

/** Additions of old libraries to prototypes, and a promise library in place of the browser's. */
const pollution = `
  Array.prototype.toJSON = function () { return String(this.slice()) }
  Array.prototype.each = Array.prototype.forEach
  Array.prototype.remove = function () { throw new Error('Array.prototype.remove was called') }
  String.prototype.toJSON = function () { return '"' + this + '"' }
  Object.prototype.extend = function () { throw new Error('Object.prototype.extend was called') }
  Object.prototype.open = 'open'
  Object.prototype.type = 'polluted'
  Object.prototype.default = 'polluted'
  Object.prototype.empty = 'polluted'
  Function.prototype.defer = function () { setTimeout(this) }
  Element.prototype.matchesSelector = function () { throw new Error('not this one') }
  window.Promise = function OldPromise(work) {
    const waiting = []
    let settled
    this.then = (done) => { settled ? done(settled.value) : waiting.push(done); return this }
    work((value) => { settled = { value }; for (const done of waiting) done(value) }, () => {})
  }
  window.Promise.resolve = (value) => new window.Promise((resolve) => resolve(value))
  window[Symbol.for('ebkit.session.1')] = { queue: [{ gateway: '/gateway/' }] }
  window.problems = []
  window.addEventListener('error', (event) => window.problems.push(String(event.error ?? event.message)))
  window.addEventListener('unhandledrejection', (event) => window.problems.push(String(event.reason)))
`

interface OldPage extends Window {
  problems: string[]
  Promise: { name: string }
  Object: ObjectConstructor
  loaded?: boolean
  failed?: string
}

/** A page of its own whose prototypes were changed before anything of ours came. */
async function oldPage(): Promise<{ page: OldPage; close: () => void }> {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<!doctype html><html lang="en"><body><script>${pollution}</script>
    <script type="module">
      import('/packages/elements/src/contract/elements.ts')
        .then(() => { window.loaded = true }, (error) => { window.failed = String(error.stack) })
    </script></body></html>`
  document.body.append(frame)
  const page = await until(() => frame.contentWindow as OldPage | null)
  await until(() => page.loaded || page.failed, 'modules', 9000)
  if (page.failed) throw new Error(page.failed)
  return { page, close: () => frame.remove() }
}

/** Puts an element into an old page; an eb-error is a problem of the page. */
async function mountIn(page: OldPage, { tag, attributes = {} }: Specimen): Promise<AnyElement> {
  const element = page.document.createElement(tag) as AnyElement
  element.addEventListener('eb-error', (event: Event) => {
    const { code, cause } = (event as CustomEvent).detail
    page.problems.push(`${code} ${cause?.stack}`)
  })
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text)
  page.document.body.append(element)
  await element.updateComplete
  return element
}

describe('F-LO-6 polluted prototypes and a replaced Promise', () => {
  // One page for all: each has a hundred files to read.
  let page: OldPage
  let close: () => void
  before(async () => {
    ;({ page, close } = await oldPage())
  })
  after(() => close())

  for (const specimen of specimensFor('hosts')) {
    const { tag, definition, values, setUp, tearDown } = specimen

    it(`F-LO-6 ${tag} works there, and nothing reaches the page`, async () => {
      await setUp?.()
      page.problems.length = 0
      expect(page.Promise.name, 'the fault').to.equal('OldPromise')
      expect('extend' in new page.Object(), 'the fault').to.equal(true)
      const element = await mountIn(page, specimen)
      expect(containerOf(element).childElementCount).to.be.greaterThan(0)
      expect(page.problems).to.deep.equal([])
      if (values) {
        element.value = values[1]
        await element.updateComplete
        expect(element.value).to.equal(values[1])
      }
      if (definition.methods?.includes('show')) {
        element.show()
        await until(() => specimen.isOpen?.(element), 'open')
        element.hide()
        await until(() => !specimen.isOpen?.(element), 'closed')
      }
      element.remove()
      await until(() => containerOf(element).childElementCount === 0, 'unmounted')
      expect(page.problems).to.deep.equal([])
      await tearDown?.()
    })
  }
})

describe('F-LO-10 the page clones, moves and detaches nodes', () => {
  for (const specimen of specimensFor('hosts')) {
    const { tag, definition, values } = specimen

    describe(tag, () => {
      before(() => specimen.setUp?.())
      after(() => specimen.tearDown?.())

      it(`F-LO-10 a clone of ${tag} is a separate element`, async () => {
        const element = await mount(specimen, values ? { value: values[0] } : {})
        if (values) element.value = values[1]
        const clone = element.cloneNode(true) as AnyElement
        expect(clone.shadowRoot === element.shadowRoot, 'the fault: another node').to.equal(false)
        const target = place()
        target.style.colorScheme = 'dark'
        target.append(clone)
        await shown(clone)
        expect(containerOf(clone).childElementCount).to.be.greaterThan(0)
        if (values) expect([clone.value, element.value]).to.deep.equal([values[0], values[1]])
        expect(themeOf(clone)).to.equal('dark')
        expect(themeOf(element)).to.equal('light')
      })

      it(`F-LO-10 jQuery’s clone, detach, wrap and append leave ${tag} working`, async () => {
        const $ = await jQuery()
        const target = place()
        const element = await mount(specimen, {}, target)
        if (values) element.value = values[0]
        $(element).detach()
        await until(() => containerOf(element).childElementCount === 0, 'the fault: detached')
        $(target).append(element)
        await shown(element)
        $(element).wrap('<section></section>')
        expect(element.parentElement?.localName, 'the fault: moved').to.equal('section')
        await shown(element)
        const clone = $(element).clone(true).appendTo(target)[0] as AnyElement
        await shown(clone)
        await specimen.settled?.(element)
        expect(containerOf(element).childElementCount).to.be.greaterThan(0)
        expect(containerOf(clone).childElementCount).to.be.greaterThan(0)
        if (values) expect(element.value).to.equal(values[0])
        $(target).empty()
        await until(() => containerOf(element).childElementCount === 0, 'gone')
      })

      it(`F-LO-10 ${tag} still works after a hundred moves in a row`, async () => {
        const element = await mount(specimen)
        const first = containerOf(element).firstElementChild
        const [one, two] = [place(), place()]
        for (let moves = 0; moves < 100; moves++) (moves % 2 ? one : two).append(element)
        expect(element.parentElement === one, 'the fault: moved').to.equal(true)
        await shown(element)
        expect(containerOf(element).firstElementChild === first, 'same view').to.equal(true)
      })

      it(`F-LO-10 a page that rewrites its own HTML keeps ${tag} working`, async () => {
        const target = place()
        const old = await mount(specimen, {}, target)
        const { innerHTML } = target
        target.innerHTML = innerHTML
        expect(target.contains(old), 'the fault: replaced').to.equal(false)
        const element = target.querySelector(tag) as AnyElement
        await shown(element)
        await specimen.settled?.(element)
        expect(containerOf(element).childElementCount).to.be.greaterThan(0)
        await until(() => containerOf(old).childElementCount === 0, 'the old one is released')
      })

      it(`F-LO-10 ${tag} removed while it opens does nothing later`, async () => {
        const element = create(specimen)
        place().append(element)
        if (definition.methods?.includes('show')) element.show()
        element.remove()
        await turn()
        expect(element.isConnected, 'the fault').to.equal(false)
        await until(() => containerOf(element).childElementCount === 0, 'gone')
      })
    })
  }
})
