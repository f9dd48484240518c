import { Button, useStyles, VirtualList } from '@ebkit/ui'
import { useDescribeError, useStrings } from '../environment'
import css from './Chosen.css'
import { ChosenHead } from './ChosenHead'
import { ChosenRow } from './ChosenRow'
import { strings } from './strings'
import type { PickerPart } from './verbs'

export interface PickerSummaryProps<Row> extends PickerPart<Row> {
  /** Shows only. */
  disabled?: boolean
}

/** What holds outside of the dialog, below its button; nothing where nothing is chosen. @spec W-PICK-4 W-PICK-29 */
export function PickerSummary<Row>({ model, state, view, disabled }: PickerSummaryProps<Row>) {
  const { saved, savedError } = state
  const text = useStrings(strings)
  const describe = useDescribeError()
  const element = useStyles<HTMLDivElement>(css)
  const removing = (isLast: boolean, remove: () => void) => () => {
    // Everything here goes with the last row: back to the button that opens the dialog.
    if (isLast) element.current?.parentElement?.querySelector('button')?.focus()
    remove()
  }
  return (
    <div ref={element} className="eb-picker-summary" part="summary" hidden={!saved.length}>
      <ChosenHead
        count={view.count(saved.length)}
        onClear={disabled ? undefined : removing(true, model.clearSaved)}
      />
      {!!savedError && (
        <div className="eb-chosen__head eb-chosen__fault" role="alert">
          {describe(savedError)}
          <Button kind="text" className="eb-link" onClick={model.reload}>
            {text('retry')}
          </Button>
        </div>
      )}
      <VirtualList
        items={saved}
        rowHeight={48}
        keyOf={({ key }) => key}
        label={text('chosen')}
        render={(chosen) => (
          <ChosenRow
            chosen={chosen}
            view={view}
            onRemove={
              disabled ? undefined : removing(saved.length === 1, () => model.removeSaved(chosen.key))
            }
          />
        )}
      />
    </div>
  )
}
