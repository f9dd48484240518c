import { SidePanel } from '@ebkit/ui/side-panel'
import { SortableList } from '@ebkit/ui/sortable-list'
import { useLayoutEffect, useState } from 'react'
import { useStrings } from '../environment'
import { ChosenHead } from './ChosenHead'
import { ChosenRow } from './ChosenRow'
import { chosenStrings } from './chosenStrings'
import { nameOfChosen } from './chosenText'
import type { PickerPart } from './verbs'

/** The chosen rows, in the user's order, which can be reordered and removed. */
export function ChosenPanel<Row>({ model, state: { isOpen, draft, isRule }, view }: PickerPart<Row>) {
  const text = useStrings(chosenStrings)
  const [isUnfolded, setUnfolded] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: folded whenever the dialog opens
  useLayoutEffect(() => setUnfolded(false), [isOpen])
  const title = text(isRule ? 'ruleExcluded' : 'chosen')
  const heading = text(isRule ? 'ruleExcludedCount' : 'chosenCount', { count: view.count(draft.length) })
  const said = (name: string, place: number, total: number) => text('place', { name, place, total })
  return (
    <SidePanel label={title} isOpen={isUnfolded} onToggle={() => setUnfolded(!isUnfolded)} summary={heading}>
      <div className="eb-chosen">
        <ChosenHead
          heading={heading}
          clearWords={text(isRule ? 'clearExcept' : 'clear')}
          onClear={draft.length ? model.clear : undefined}
        />
        <SortableList
          items={draft}
          rowHeight={56}
          keyOf={({ key }) => key}
          nameOf={(chosen) => nameOfChosen(chosen, view)}
          label={title}
          texts={{
            grip: (name) => text('move', { name }),
            lifted: (...place) => said(...place) + text('comma') + text('lifted'),
            moved: said,
            dropped: said,
            cancelled: said,
          }}
          onMove={model.move}
          render={(chosen) => (
            <ChosenRow
              chosen={chosen}
              view={view}
              isException={isRule}
              onRemove={() => model.remove(chosen.key)}
            />
          )}
        />
        <p className="eb-picker__hint">{isRule ? draft.length === 0 && text('ruleNone') : text('hint')}</p>
      </div>
    </SidePanel>
  )
}
