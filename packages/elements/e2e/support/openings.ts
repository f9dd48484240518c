import type { Opening } from './ElementRecord'

/** Tells that something has to be chosen. */
export const missing: Opening = async (it) => {
  await it.call('reportValidity')
  await it.sees('[part=message]')
}
