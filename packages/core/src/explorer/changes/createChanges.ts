import type { FileEntry } from '../../files/FileEntry'
import type { ExplorerDesk } from '../desk'
import type { Listing } from '../listing'
import type { Trees } from '../trees'
import type { Visits } from '../visits'
import { createMoving } from './moving'
import { createNaming } from './naming'
import { createPlaces } from './places'
import { createRemoving } from './removing'
import { createSteps } from './steps'

/** What an explorer's changes work on. */
export interface ChangesBench {
  readonly desk: ExplorerDesk
  readonly trees: Trees
  readonly listing: Listing
  readonly visits: Visits
  entryOf(id: string): FileEntry | undefined
}

export type Changes = ReturnType<typeof createChanges>

/** Everything that changes folders and files. */
export function createChanges(bench: ChangesBench) {
  const places = createPlaces(bench)
  const steps = createSteps(bench.desk)
  const moving = createMoving(bench, places, steps)
  return {
    ...createNaming(bench, places),
    ...moving,
    ...createRemoving(bench, places, steps),
    stopTask() {
      steps.stop()
      moving.dropConflict()
    },
  }
}
