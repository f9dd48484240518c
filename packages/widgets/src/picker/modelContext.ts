import { createChoosing } from './choosing'
import { createConfirming } from './confirming'
import { createListing, type Listing } from './listing'
import type { PickerOptions } from './options'
import { createReading } from './reading'
import { createRuleDraft } from './ruleDraft'
import type { createSelectAll } from './selectAll'
import type { PickerSource } from './source'
import { createStore, type PickerStore } from './store'

/** What the functions of a picker's model share. */
export interface ModelContext<Row> {
  readonly source: PickerSource<Row>
  readonly options: () => PickerOptions<Row>
  readonly store: PickerStore<Row>
  readonly listing: Listing
  readonly choosing: ReturnType<typeof createChoosing<Row>>
  readonly reading: ReturnType<typeof createReading<Row>>
  readonly confirming: ReturnType<typeof createConfirming<Row>>
  /** Loaded with its button: nothing else needs it. */
  selectAll: ReturnType<typeof createSelectAll<Row>> | undefined
  readonly ruleDraft: ReturnType<typeof createRuleDraft<Row>>
  isStarted: boolean
  /** The open dialog works on its own selection: the saved one does not change. */
  isDetached: boolean
}

export function createModelContext<Row>(
  source: PickerSource<Row>,
  options: () => PickerOptions<Row>,
): ModelContext<Row> {
  const store = createStore(source, options)
  const reading = createReading(store)
  const listing = createListing(store, () => {
    context.selectAll?.end()
    void context.ruleDraft.count()
  })
  const context: ModelContext<Row> = {
    source,
    options,
    store,
    listing,
    ruleDraft: createRuleDraft(store, listing),
    choosing: createChoosing(store, () => void context.ruleDraft.count()),
    reading,
    confirming: createConfirming(store, reading),
    selectAll: undefined,
    isStarted: false,
    isDetached: false,
  }
  return context
}
