import type { FileEntry } from '../../files/FileEntry'
import type { ExplorerContext } from '../explorerContext'
import type { Listing } from '../listing'
import type { Trees } from '../trees'
import type { Visits } from '../visits'
import { createMoving } from './moving'
import { createNaming } from './naming'
import { createPlaces } from './places'
import { createRemoving } from './removing'
import { createSteps } from './steps'

/** What an explorer's changes work on. */
export interface ChangesContext {
  readonly context: ExplorerContext
  readonly trees: Trees
  readonly listing: Listing
  readonly visits: Visits
  entryOf(id: string): FileEntry | undefined
}

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
