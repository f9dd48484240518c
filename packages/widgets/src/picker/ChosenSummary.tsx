import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { VirtualList } from '@ebkit/ui/virtual-list'
import { useDescribeError, useStrings } from '../environment'
import css from './Chosen.css'
import { ChosenHead } from './ChosenHead'
import { ChosenRow } from './ChosenRow'
import { chosenStrings } from './chosenStrings'
import type { PickerSummaryProps } from './pickerSummaryProps'

/** The rows of the summary, which can be removed. @spec W-PICK-4 W-PICK-29 */
export function ChosenSummary<Row>({ model, state, view, disabled }: PickerSummaryProps<Row>) {
  const { saved, savedError } = state
  const text = useStrings(chosenStrings)
  const describe = useDescribeError()
  const element = useStyles<HTMLDivElement>(css)
  const removing = (isLast: boolean, remove: () => void) => () => {
    // The summary disappears with its last row: focus moves to the button that opens the dialog.
    if (isLast) element.current?.parentElement?.parentElement?.querySelector('button')?.focus()
    remove()
  }
  return (
    <div ref={element} className="eb-picker-summary">
      <ChosenHead
        heading={text('chosenCount', { count: view.count(saved.length) })}
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
