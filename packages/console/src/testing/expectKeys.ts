import { holdLongTimers, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import type { KeyCase } from './keys/KeyCase'
import type { Painted } from './paintPage'

/** Draws a page with some keys besides those that it has in the case. */
type Paint = (given: KeyCase, keys: object) => Promise<Painted>

/** Seconds between two readings are long, those before a search is asked for are short. */
const longWait = 20_000

/** All that is seen of a page: markup, words, values of fields, requests, addresses, the focus, waiting timers. */
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

/** Each key of the cases is seen: what is looked for is there with it, and not without it. */
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
