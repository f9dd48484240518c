import type { Opening } from './ElementRecord'

/** Shows the message of a required field without a value. */
export const missing: Opening = async (it) => {
  await it.call('reportValidity')
  await it.sees('[part=message]')
}
