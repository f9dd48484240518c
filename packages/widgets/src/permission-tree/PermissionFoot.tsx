import { Button } from '@ebkit/ui/button'
import type { PermissionView } from './permissionState'
import type { PermissionTreeModel } from './permissionTreeModel'
import type { PermissionTreeText } from './strings'

export interface PermissionFootProps {
  model: PermissionTreeModel
  view: PermissionView
  isOff: boolean
  text: PermissionTreeText
}

/** The number of granted permissions, and the differences from the saved ones. */
export function PermissionFoot({ model, view, isOff, text }: PermissionFootProps) {
  const { granted, total, difference } = view
  const more = difference.added.size
  const less = difference.removed.size + difference.unknown
  const changes = [more && text('more', { count: more }), less && text('less', { count: less })].filter(
    Boolean,
  )
  return (
    <div className="eb-permission-tree__foot">
      <span>{text('count', { granted, total })}</span>
      <span className="eb-permission-tree__changes" role="status">
        {changes.length > 0 && [...changes, text('unsaved')].join(text('comma'))}
      </span>
      {changes.length > 0 && !isOff && (
        <Button kind="text" className="eb-permission-tree__link" part="restore" onClick={model.restore}>
          {text('restore')}
        </Button>
      )}
    </div>
  )
}
