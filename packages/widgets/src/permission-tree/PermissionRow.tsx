import { Icon } from '@ebkit/ui/icon'
import { checkIcon, lockIcon, minusIcon } from '@ebkit/ui/icons'
import type { CheckState } from './checkStates'
import type { PermissionItem } from './permissionItem'
import type { PermissionTreeText } from './strings'

export interface PermissionRowProps {
  item: PermissionItem
  check: CheckState | undefined
  /** Its descendants are loading. */
  isPending: boolean
  change: 'added' | 'removed' | undefined
  isOff: boolean
  text: PermissionTreeText
  onRetry(): void
}

/** A row: box, name, why it cannot be changed, and the state below it or its changes. */
export function PermissionRow({ item, check, isPending, change, isOff, text, onRetry }: PermissionRowProps) {
  const { name, isEntry, branch, node } = item
  const checked = check?.checked ?? false
  const reason = reasonOf(item, text)
  return (
    <>
      <span
        className={`eb-permission-tree__box ${isOff || item.isDisabled ? 'eb-permission-tree__box--off' : ''}`}
        data-checked={checked}
      >
        {checked && <Icon path={checked === true ? checkIcon : minusIcon} />}
      </span>
      <span className="eb-permission-tree__name" title={name}>
        {name}
      </span>
      {isEntry && <span className="eb-permission-tree__entry">{text('entry')}</span>}
      {node.menuSubTitle && <span className="eb-permission-tree__note">{node.menuSubTitle}</span>}
      {reason && (
        <span className="eb-permission-tree__note">
          <Icon path={lockIcon} />
          {reason}
        </span>
      )}
      <span className="eb-permission-tree__end">
        {change ? (
          <span className={`eb-permission-tree__change eb-permission-tree__change--${change}`}>
            {text(change)}
          </span>
        ) : branch === 'failed' ? (
          <>
            <span className="eb-permission-tree__failed">{text('branchFailed')}</span>
            <button
              type="button"
              className="eb-button eb-permission-tree__link"
              onClick={(event) => {
                // The event would also toggle the row.
                event.stopPropagation()
                onRetry()
              }}
            >
              {text('retry')}
            </button>
          </>
        ) : branch === 'loading' || isPending ? (
          text('loading')
        ) : (
          !!check?.total && text('of', { granted: check.granted, total: check.total })
        )}
      </span>
    </>
  )
}

/** Why it cannot be changed; undefined if it can. */
function reasonOf({ isPreset, isDisabled, isReal, isEntry, node }: PermissionItem, text: PermissionTreeText) {
  if (isDisabled) return node.reason || (isPreset ? text('preset') : undefined)
  return isEntry && !isReal ? text('noCode') : undefined
}
