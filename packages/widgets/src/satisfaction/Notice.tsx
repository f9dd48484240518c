import { Button, circleAlertIcon, circleCheckIcon, Icon } from '@ebkit/ui'
import type { PartProps } from './Satisfaction'

export type NoticeView = 'success' | 'failure' | 'unavailable'

/** What came of it: success, failure, or why it cannot be. @spec W-SAT-7 */
export function Notice({
  model,
  state,
  text,
  view,
  message,
}: PartProps & { view: NoticeView; message: string }) {
  const isSuccess = view === 'success'
  return (
    <div className={`eb-satisfaction__notice eb-satisfaction__notice--${view}`}>
      <Icon path={isSuccess ? circleCheckIcon : circleAlertIcon} />
      <h2>{text(view)}</h2>
      <p>{message}</p>
      {!isSuccess && (
        <div className="eb-satisfaction__foot">
          <Button part="later" onClick={view === 'failure' ? model.later : model.hide}>
            {text('later')}
          </Button>
          <Button kind="primary" part="retry" busy={state.busy} onClick={() => model.show(state.level)}>
            {text('retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
