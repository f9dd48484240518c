import type { AppletPermissions } from '@ebkit/core/services/miniProgram'
import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon, circleCheckIcon } from '@ebkit/ui/icons'
import { useStrings } from '../environment'
import { permissionNames } from './permissions'
import { strings } from './strings'

interface PermissionListProps {
  status: '0' | '1'
  permissions: AppletPermissions | undefined
}

/** Whether each permission is granted; with status 1 all of them are. @spec W-MPA-1 W-MPA-13 */
export function PermissionList({ status, permissions }: PermissionListProps) {
  const text = useStrings(strings)
  return (
    <ul className="eb-applet-authorization__permissions" part="permissions" aria-label={text('permissions')}>
      {permissionNames.map((name) => {
        const isGranted = status === '1' || !!permissions?.[name]
        return (
          <li key={name} data-granted={isGranted || undefined}>
            <span>{text(name)}</span>
            <span className="eb-applet-authorization__marker">
              <Icon path={isGranted ? circleCheckIcon : circleAlertIcon} />
              {text(isGranted ? 'granted' : 'missing')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
