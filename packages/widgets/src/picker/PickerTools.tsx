import { Button, Checkbox, Icon, lockIcon, SearchField } from '@ebkit/ui'
import { useStrings } from '../environment'
import { strings } from './strings'
import type { PickerPart } from './verbs'

/** Search, filters, select-all of the page. @spec W-PICK-2 */
export function PickerTools<Row>({
  model,
  state,
  view,
  single,
}: PickerPart<Row> & { single: boolean | undefined }) {
  const text = useStrings(strings)
  return (
    <div className="eb-picker__bar eb-picker__tools">
      <SearchField
        value={state.search}
        onChange={model.setSearch}
        onEnter={model.searchNow}
        label={view.searchLabel}
        placeholder={view.searchLabel}
        clearLabel={text('reset')}
      />
      {view.hasEligibleOnly && (
        <Checkbox checked={state.eligibleOnly} onChange={model.setEligibleOnly}>
          {text('eligibleOnly')}
        </Checkbox>
      )}
      {view.locked.map((filter) => (
        <span key={filter} className="eb-picker__locked">
          <Icon path={lockIcon} />
          {filter}
          <span className="eb-picker__hidden">{text('locked')}</span>
        </span>
      ))}
      {!single && (
        <Button kind="text" className="eb-link" onClick={model.choosePage}>
          {text('choosePage')}
        </Button>
      )}
    </div>
  )
}
