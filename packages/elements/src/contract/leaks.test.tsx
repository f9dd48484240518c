import { countInstances, domCounters, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { containerOf, create, place, shown } from './mount'
import { watchPending } from './pending'
import { type Specimen, specimens } from './specimens'

const count = EB_SOAK ? 1000 : 50

/** Mounts an element, uses it, and takes it out of the page. */
async function live(specimen: Specimen, target: HTMLElement): Promise<void> {
  const element = create(specimen)
  target.append(element)
  await shown(element)
  await specimen.settled?.(element)
  await specimen.open?.(element)
  if (specimen.open) await until(() => specimen.isOpen?.(element), 'open')
  element.remove()
  await until(() => containerOf(element).childElementCount === 0, 'unmounted')
}

for (const specimen of specimens) {
  const { tag } = specimen

  describe(`contract 9 what ${tag} leaves behind`, () => {
    // The counters are Chromium's.
    before(function (this: Mocha.Context) {
      if (navigator.userAgent.includes('Firefox')) this.skip()
    })
    before(() => specimen.setUp?.())
    after(() => specimen.tearDown?.())

    it(`contract 9 ${count} mounts and unmounts leave no node, no listener, no element`, async () => {
      const target = place()
      for (let warming = 0; warming < 3; warming++) await live(specimen, target)
      const prototype = `customElements.get('${tag}').prototype`
      const before = { ...(await domCounters()), elements: await countInstances(prototype) }
      for (let round = 0; round < count; round++) await live(specimen, target)
      const after = { ...(await domCounters()), elements: await countInstances(prototype) }
      expect(after.elements, 'elements').to.be.at.most(before.elements)
      expect(after.nodes - before.nodes, 'nodes').to.be.at.most(0)
      expect(after.jsEventListeners - before.jsEventListeners, 'listeners').to.be.at.most(0)
    })

    it('contract 9 no timer and no request outlives it', async () => {
      const pending = watchPending()
      try {
        await live(specimen, place())
        // What was there for the next frame ends by itself.
        await until(() => pending.timers() <= 1, 'no timers but the one of this waiting', 1000)
        expect(pending.requests()).to.equal(0)
      } finally {
        pending.stop()
      }
    })
  })
}
