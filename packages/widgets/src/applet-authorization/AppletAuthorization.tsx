import { safeAddress } from '@ebkit/core/files'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { circleCheckIcon } from '@ebkit/ui/icons'
import { Skeleton } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { useEnvironment, useStrings } from '../environment'
import { useHydrated } from '../environment/Environment'
import css from './AppletAuthorization.css'
import type { AppletState } from './appletAuthorizationModel'
import { PermissionList } from './PermissionList'
import { Progress } from './Progress'
import { missingOf } from './permissions'
import type { AppletAuthorizationProps } from './props'
import { strings } from './strings'
import { tutorialPath } from './tutorialPath'
import { useAppletAuthorization } from './useAppletAuthorization'

/**
 * Authorises and registers the mini-program of a brand on the platform's own pages, and follows what comes of it.
 *
 * @spec W-MPA-1
 * @example
 * ```tsx
 * import { AppletAuthorization } from '@ebkit/widgets/applet-authorization'
 *
 * export function MiniProgram() {
 *   return <AppletAuthorization brandId="1001" onChange={({ status }) => console.log(status)} />
 * }
 * ```
 */
export function AppletAuthorization(props: AppletAuthorizationProps) {
  const { locale, dir } = useEnvironment()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const { state, proceed, resume, blocked } = useAppletAuthorization(props, element)
  const { status, permissions } = state
  // What it is whole depends on the address of the page.
  const tutorial = useHydrated() ? safeAddress(props.tutorialUrl) : undefined
  return (
    <div
      ref={element}
      className="eb-root eb-applet-authorization"
      lang={locale}
      dir={dir}
      aria-busy={status === undefined}
    >
      {status === undefined && <Skeleton rows={3} />}
      {status === '3' && <Success />}
      {(status === '0' || status === '1') && (
        <>
          <PermissionList status={status} permissions={permissions} />
          <Reason state={state} />
          <Button kind="primary" className="eb-applet-authorization__button" part="button" onClick={proceed}>
            {text(buttonOf(state))}
          </Button>
          <p className="eb-applet-authorization__hint">{text(`hint${status}`)}</p>
          <Progress state={state} blocked={blocked} onResume={resume} />
        </>
      )}
      <a className="eb-applet-authorization__tutorial" part="tutorial" href={tutorial ?? `#${tutorialPath}`}>
        {text('tutorial')}
      </a>
    </div>
  )
}

/** @spec W-MPA-2 W-MPA-6 W-MPA-10 */
function buttonOf({ status, permissions }: AppletState) {
  if (status === '1') return 'open'
  return isPart(permissions) ? 'retryAuthorisation' : 'authorise'
}

/** Some permissions are granted, and others are not. */
const isPart = (permissions: AppletState['permissions']) => {
  const missing = permissions ? missingOf(permissions).length : 0
  return missing > 0 && missing < 3
}

/** Names what is missing. @spec W-MPA-10 W-MPA-11 */
function Reason({ state: { status, permissions } }: { state: AppletState }) {
  const text = useStrings(strings)
  if (status !== '0' || !permissions || !isPart(permissions)) return null
  const list = missingOf(permissions).map((name) => text(`${name}Missing`))
  return (
    <p className="eb-applet-authorization__reason" part="reason" role="alert">
      {text('reason', { list: list.join(text('separator')) })}
    </p>
  )
}

/** @spec W-MPA-9 */
function Success() {
  const text = useStrings(strings)
  return (
    <div className="eb-applet-authorization__success" part="success" role="status">
      <Icon path={circleCheckIcon} />
      <b>{text('success')}</b>
      <span>{text('successText')}</span>
    </div>
  )
}
