import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { lockIcon } from '@ebkit/ui/icons'
import { Skeleton } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { useEnvironment, useStrings } from '../environment'
import { Promotion } from './Promotion'
import type { WecomGateProps } from './props'
import { strings } from './strings'
import { useWecomGate } from './useWecomGate'
import css from './WecomGate.css'

/**
 * The gate in front of an enterprise-messaging page: it shows the page only to stores that have authorised it.
 *
 * @spec W-GATE-1 W-GATE-5 W-GATE-11
 * @example
 * ```tsx
 * import { WecomGate } from '@ebkit/widgets/wecom-gate'
 *
 * export function Messages() {
 *   return <WecomGate onOpen={({ corporationId }) => console.log(corporationId)}>企业微信的功能</WecomGate>
 * }
 * ```
 */
export function WecomGate(props: WecomGateProps) {
  const { locale, dir } = useEnvironment()
  const element = useStyles<HTMLDivElement>(css)
  const { state, check, apply } = useWecomGate(props, element)
  return (
    <div
      ref={element}
      className={`eb-root eb-wecom-gate eb-wecom-gate--${state.status}`}
      lang={locale}
      dir={dir}
      aria-busy={state.status === 'unknown'}
    >
      {state.status === 'unknown' && <Checking />}
      {state.status === 'promotion' &&
        (props.promotion ?? (
          <slot name="promotion">
            <Promotion contact={props.contact} state={state} onApply={apply} />
          </slot>
        ))}
      {state.status === 'no-corporation' && <Overlay overlay={props.overlay} onRetry={check} />}
      {state.status === 'open' && (props.children ?? <slot />)}
    </div>
  )
}

/** Never renders the feature before the state is known. */
function Checking() {
  const text = useStrings(strings)
  return (
    <>
      <span className="eb-visually-hidden" role="status">
        {text('checking')}
      </span>
      <Skeleton rows={6} />
    </>
  )
}

/** Covers a skeleton of the page, not the rest of the host's page. @spec W-GATE-11 */
function Overlay({ overlay, onRetry }: { overlay: WecomGateProps['overlay']; onRetry: () => void }) {
  const text = useStrings(strings)
  return (
    <>
      <Skeleton rows={6} />
      <div
        className="eb-wecom-gate__overlay"
        part="overlay"
        role="alertdialog"
        aria-label={text('overlayTitle')}
      >
        <div className="eb-wecom-gate__card">
          <Icon path={lockIcon} />
          {overlay ?? (
            <slot name="overlay">
              <h2>{text('overlayTitle')}</h2>
              <p>{text('overlayText')}</p>
            </slot>
          )}
          <Button part="retry" onClick={onRetry}>
            {text('retry')}
          </Button>
        </div>
      </div>
    </>
  )
}
