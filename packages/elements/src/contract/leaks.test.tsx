import { countAlive, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { containerOf, create, place, shown, turn } from './mount'
import { watchPending } from './pending'
import type { Specimen } from './Specimen'
import { specimensFor } from './specimens'

// A leak shows with each mount; many find what happens now and then. On React fewer: what the elements themselves leave is
// known from Preact.
const counts = { preact: 1000, react: 200 }
const count = EB_SOAK ? counts[EB_RUNTIME] : 3

/** Mounts an element, uses it, and takes it out of the page. */
async function live(specimen: Specimen, target: HTMLElement): Promise<void> {
  const element = create(specimen)
  target.append(element)
  await shown(element)
  await specimen.settled?.(element)
  await specimen.open?.(element)
  if (specimen.open) await soon(() => specimen.isOpen?.(element), 'open')
  element.remove()
  await soon(() => containerOf(element).childElementCount === 0, 'unmounted')
}

/** Like `until`, but checks sooner: with thousands of mounts its 16 milliseconds would take most of the time. */
async function soon(condition: () => unknown, message: string): Promise<void> {
  for (let turns = 0; turns < 4 && !condition(); turns++) await turn()
  await until(condition, message)
}

const alive = ({ tag }: Specimen) => countAlive(`customElements.get('${tag}').prototype`)

/**
 * Counts that grew with many mounts, three times in a row: a leak does, objects that the browser creates once and late
 * do not.
 */
async function grown(specimen: Specimen, target: HTMLElement): Promise<string[]> {
  let before = await alive(specimen)
  let grown: string[] = []
  for (let attempt = 0; attempt < 3; attempt++) {
    for (let round = 0; round < count; round++) await live(specimen, target)
    const after = await alive(specimen)
    grown = (['nodes', 'listeners', 'instances'] as const)
      .filter((name) => after[name] > before[name])
      .map((name) => `${name}: ${before[name]} → ${after[name]}`)
    if (grown.length === 0) break
    before = after
  }
  return grown
}

for (const specimen of specimensFor('leaks')) {
  const { tag } = specimen

  describe(`contract 9 leaks of ${tag}`, () => {
    before(async () => {
      await specimen.setUp?.()
      // What is made once per page, requests for its hotel's configuration among it, may outlive an element.
      for (let warming = 0; warming < 3; warming++) await live(specimen, place())
    })
    after(() => specimen.tearDown?.())

    it(`contract 9 ${count} mounts and unmounts leave no node, no listener, no element`, async () => {
      expect(await grown(specimen, place())).to.deep.equal([])
    })

    it('contract 9 no timer and no request outlives it', async () => {
      const pending = watchPending()
      try {
        await live(specimen, place())
        // Work scheduled for the next frame ends by itself.
        await until(() => pending.timers() <= 1, 'no timers but the one of this waiting', 1000)
        expect(pending.requests()).to.equal(0)
      } finally {
        pending.stop()
      }
    })
  })
}
