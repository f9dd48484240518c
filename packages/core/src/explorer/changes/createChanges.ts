import type { ChangesContext } from './changesContext'
import { createMoving } from './moving'
import { createNaming } from './naming'
import { createPlaces } from './places'
import { createRemoving } from './removing'
import { createSteps } from './steps'

export type Changes = ReturnType<typeof createChanges>

/** Everything that changes folders and files. */
export function createChanges(parts: ChangesContext) {
  const places = createPlaces(parts)
  const steps = createSteps(parts.context)
  const moving = createMoving(parts, places, steps)
  return {
    ...createNaming(parts, places),
    ...moving,
    ...createRemoving(parts, places, steps),
    stopTask() {
      steps.stop()
      moving.dropConflict()
    },
  }
}
