import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon } from '@ebkit/ui/icons'

/** Why the login failed, above the form. */
export function LoginFailure({ text }: { text: string }) {
  return (
    <div className="eb-login__failure">
      <Icon path={circleAlertIcon} />
      {text}
    </div>
  )
}
