import { SidePanel } from '@ebkit/ui/side-panel'
import { SortableList } from '@ebkit/ui/sortable-list'
import { useLayoutEffect, useState } from 'react'
import { useStrings } from '../environment'
import { ChosenHead } from './ChosenHead'
import { ChosenRow } from './ChosenRow'
import { chosenStrings } from './chosenStrings'
import { nameOfChosen } from './chosenText'
import type { PickerPart } from './verbs'

/** What is chosen, in the order of the person: to reorder, to take out. */
export function ChosenPanel<Row>({ model, state: { isOpen, draft }, view }: PickerPart<Row>) {
  const text = useStrings(chosenStrings)
  const [isUnfolded, setUnfolded] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: folded whenever the dialog opens
  useLayoutEffect(() => setUnfolded(false), [isOpen])
  const count = view.count(draft.length)
  const said = (name: string, place: number, total: number) => text('place', { name, place, total })
  return (
    <SidePanel
      label={text('chosen')}
      isOpen={isUnfolded}
      onToggle={() => setUnfolded(!isUnfolded)}
      summary={`${text('chosen')} ${count}`}
    >
      <div className="eb-chosen">
        <ChosenHead count={count} onClear={draft.length ? model.clear : undefined} />
        <SortableList
          items={draft}
          rowHeight={56}
          keyOf={({ key }) => key}
          nameOf={(chosen) => nameOfChosen(chosen, view)}
          label={text('chosen')}
          texts={{
            grip: (name) => text('move', { name }),
            lifted: (...place) => said(...place) + text('comma') + text('lifted'),
            moved: said,
            dropped: said,
            cancelled: said,
          }}
          onMove={model.move}
          render={(chosen) => (
            <ChosenRow chosen={chosen} view={view} onRemove={() => model.remove(chosen.key)} />
          )}
        />
        <p className="eb-picker__hint">{text('hint')}</p>
      </div>
    </SidePanel>
  )
}
