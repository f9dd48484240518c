import { mountsOf } from './mounts.mjs'
import { measureRange } from './ranges.mjs'

/** The small inputs: 100 of them mounted, and the date range opened and a range selected. */
export async function measureInputs(bench) {
  return [
    ...(await mountsOf(bench, 'eb-switch', 'inputs.html?eb-switch', 'switch-floor.html')),
    ...(await mountsOf(bench, 'eb-number-input', 'inputs.html?eb-number-input', 'number-floor.html')),
    ...(await measureRange(bench, 'inputs.html?eb-date-range', 'range-floor.html')),
  ]
}
