import { Button } from '@ebkit/ui/button'
import { Checkbox } from '@ebkit/ui/checkbox'
import { SearchField } from '@ebkit/ui/search-field'
import type { PermissionState } from './permissionState'
import type { PermissionTreeModel } from './permissionTreeModel'
import type { PermissionTreeText } from './strings'

export interface PermissionToolsProps {
  model: PermissionTreeModel
  state: PermissionState
  hasChanges: boolean
  isOff: boolean
  text: PermissionTreeText
}

/** Search, select-all and select-none, and the filter for changes. @spec W-PERM-1 */
export function PermissionTools({ model, state, hasChanges, isOff, text }: PermissionToolsProps) {
  return (
    <div className="eb-permission-tree__tools">
      <SearchField
        value={state.search}
        onChange={model.setSearch}
        label={text('search')}
        placeholder={text('search')}
        clearLabel={text('clear')}
      />
      {!isOff && (
        <>
          <Button
            kind="text"
            className="eb-permission-tree__link"
            part="select-all"
            onClick={model.selectAll}
          >
            {text('selectAll')}
          </Button>
          <Button
            kind="text"
            className="eb-permission-tree__link"
            part="select-none"
            onClick={model.selectNone}
          >
            {text('selectNone')}
          </Button>
        </>
      )}
      {(hasChanges || state.changedOnly) && (
        <Checkbox checked={state.changedOnly} onChange={model.setChangedOnly}>
          {text('changedOnly')}
        </Checkbox>
      )}
    </div>
  )
}
