import { Checkbox } from '@ebkit/ui/checkbox'
import { Icon } from '@ebkit/ui/icon'
import { lockIcon } from '@ebkit/ui/icons'
import { SearchField } from '@ebkit/ui/search-field'
import type { ReactNode } from 'react'
import { useStrings } from '../environment'
import { strings } from './strings'
import type { PickerPart } from './verbs'

/** Search, filters, and select-all. @spec W-PICK-2 */
export function PickerTools<Row>({
  model,
  state,
  view,
  children,
}: PickerPart<Row> & { children: ReactNode }) {
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
      {view.allowRule && (
        <Checkbox checked={state.isRule} onChange={model.setRule}>
          {text('rule')}
        </Checkbox>
      )}
      {view.locked.map((filter) => (
        <span key={filter} className="eb-picker__locked">
          <Icon path={lockIcon} />
          {filter}
          <span className="eb-visually-hidden">{text('locked')}</span>
        </span>
      ))}
      {children}
    </div>
  )
}
