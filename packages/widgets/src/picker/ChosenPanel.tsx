import { SortableList } from '@ebkit/ui'
import { useStrings } from '../environment'
import { ChosenHead } from './ChosenHead'
import { ChosenRow } from './ChosenRow'
import { nameOfChosen } from './chosenText'
import { strings } from './strings'
import type { PickerPart } from './verbs'

/** What is chosen, in the order of the person: to reorder, to take out. */
export function ChosenPanel<Row>({ model, state: { draft }, view }: PickerPart<Row>) {
  const text = useStrings(strings)
  const said = (name: string, place: number, total: number) => text('place', { name, place, total })
  return (
    <div className="eb-chosen">
      <ChosenHead count={view.count(draft.length)} onClear={draft.length ? model.clear : undefined} />
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
  )
}
