import { holdLongTimers, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import type { KeyCase } from './keys/KeyCase'
import type { Painted } from './paintPage'

/** Renders a page with some keys in addition to those of the case. */
type Paint = (given: KeyCase, keys: object) => Promise<Painted>

/** Waits between two readings are at least this long, those before a search is requested are shorter. */
const longWait = 20_000

/** Everything observable on a page: markup, words, values of fields, requests, addresses, the focus, timers. */
function seenOf({ view: { host }, said, asked, gone }: Painted, waits: readonly number[]): string {
  const fields = [...host.querySelectorAll<HTMLInputElement>('input, textarea')]
  const focused = fields.find((field) => field === document.activeElement)
  return [
    ...[host.innerHTML, said()],
    ...fields.map(({ value }) => `has ${value}`),
    ...asked,
    ...gone.map((address) => `goes ${address}`),
    focused ? `focus ${focused.getAttribute('aria-label')}` : '',
    ...waits.map((delay) => `waits ${delay}`),
  ].join(' ')
}

async function drawn(paint: Paint, given: KeyCase, keys: object) {
  const timers = holdLongTimers(longWait)
  const painted = await paint(given, keys)
  const buttons = () => [...painted.view.host.querySelectorAll('button')]
  if (given.press) {
    const found = await until(
      () => buttons().find(({ textContent }) => textContent?.trim() === given.press),
      given.press,
    )
    found.click()
  }
  return {
    seen: () => seenOf(painted, timers.waiting()),
    end() {
      painted.view.unmount()
      timers.restore()
    },
  }
}

/** Expects each key of the cases to have an effect: what the case names is seen with it, and not without it. */
export async function expectKeys(cases: readonly KeyCase[], paint: Paint): Promise<void> {
  for (const given of cases) {
    const isAbsence = given.seen.startsWith('!')
    const text = isAbsence ? given.seen.slice(1) : given.seen
    const about = `${Object.keys(given.keys).join()}: ${given.seen}`
    const lacking = await drawn(paint, given, isAbsence ? given.keys : {})
    const having = await drawn(paint, given, isAbsence ? {} : given.keys)
    await until(() => having.seen().includes(text), about)
    expect(lacking.seen().includes(text), about).to.equal(false)
    having.end()
    lacking.end()
  }
}
