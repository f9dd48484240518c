import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon } from '@ebkit/ui/icons'
import type { MapPickerState } from './mapPickerModel'
import type { Text } from './strings'

export interface ProblemProps {
  state: MapPickerState
  text: Text
  /** Reloads the tiles that failed. */
  onRetry: () => void
}

/** The last error, until the next success. @spec W-MAP-6 W-MAP-7 */
export function Problem({ state: { problem }, text, onRetry }: ProblemProps) {
  return (
    <div role="alert">
      {problem && (
        <p className="eb-map-picker__problem" part="problem">
          <Icon path={circleAlertIcon} />
          {text(problem)}
          {problem === 'tiles-failed' && <Button onClick={onRetry}>{text('retry')}</Button>}
        </p>
      )}
    </div>
  )
}
