import { behaviours } from '../behaviours'
import { byState } from '../byState'

/** A behaviour whose code can be disabled, to test its tests. */
interface Open {
  readonly effects?: Record<string, unknown>
  readonly auto?: Record<string, unknown>
  readonly computed?: Record<string, { kind: string; sql?: string }>
}

/**
 * Makes the effect do nothing, removes the automatic change, or empties the field. @param given `ticketOrder.refund`
 */
function leaveOut(given: string): void {
  const [resource = '', name = ''] = given.split('.')
  const behaviour = behaviours.find((each) => each.resource.name === resource) as unknown as Open | undefined
  const field = behaviour?.computed?.[name]
  if (behaviour?.effects?.[name] === byState) delete behaviour.effects[name]
  else if (behaviour?.effects?.[name]) behaviour.effects[name] = async () => undefined
  else if (behaviour?.auto?.[name]) delete behaviour.auto[name]
  else if (field?.kind === 'live') field.sql = 'null'
  else throw new Error(`There is nothing to take out: ${given}`)
}

// Loaded before a test file, this disables effects, automatic changes, and fields that are computed on reading.
for (const given of (process.env.EB_LEAVE_OUT ?? '').split(',').filter(Boolean)) leaveOut(given)
