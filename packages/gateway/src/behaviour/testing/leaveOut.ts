import { behaviours } from '../behaviours'
import { byState } from '../byState'

/** A behaviour whose code can be taken out, for a test of its tests. */
interface Open {
  readonly effects?: Record<string, unknown>
  readonly auto?: Record<string, unknown>
  readonly computed?: Record<string, { kind: string; sql?: string }>
}

/** The effect does nothing, the automatic change does not exist, the field is empty. @param given `ticketOrder.refund` */
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

// loaded before a test file, this takes effects, automatic changes, and fields that are computed on reading out of the process
for (const given of (process.env.EB_LEAVE_OUT ?? '').split(',').filter(Boolean)) leaveOut(given)
