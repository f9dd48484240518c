import { Button } from '@ebkit/ui/button'
import { Placeholder } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { type ReactNode, useRef } from 'react'
import { useStrings } from '../environment'
import { useHydrated, usePlace } from '../environment/Environment'
import css from './Frame.css'
import type { FrameState } from './frameModel'
import type { FrameProps } from './props'
import { strings } from './strings'
import { useFrame } from './useFrame'

/**
 * Permissions of a page in a frame. It keeps its own origin, so that it can sign in, but cannot navigate the
 * surrounding page.
 */
const rights = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'

/**
 * Embeds a page of a hotel or a report: only from allowed origins, in a sandbox, with a spinner until it has loaded.
 * @spec W-IFR-1 W-IFR-2 W-IFR-3
 * @example
 * ```tsx
 * import { Frame } from '@ebkit/widgets/frame'
 *
 * export function Reports() {
 *   return <Frame src="https://reports.example.com/" origins="https://reports.example.com" heading="报表" />
 * }
 * ```
 */
export function Frame(props: FrameProps) {
  const { heading, error } = props
  const { locale, dir } = usePlace()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, model, seconds } = useFrame(props, frame)
  // Which addresses are allowed depends on the page's address.
  if (!useHydrated())
    return (
      <div ref={element} className="eb-root eb-frame" lang={locale} dir={dir} aria-busy>
        <Spinner />
      </div>
    )
  const height = state.status === 'address-error' ? undefined : state.height
  return (
    <div
      ref={element}
      className="eb-root eb-frame"
      style={{ height }}
      lang={locale}
      dir={dir}
      aria-busy={state.status === 'loading'}
    >
      {state.status === 'address-error' ? (
        <AddressError state={state}>{error ?? <slot name="error" />}</AddressError>
      ) : (
        <>
          <iframe
            key={state.attempt}
            ref={frame}
            className={`eb-frame__page eb-frame__page--${state.status}`}
            part="frame"
            title={heading || text('heading')}
            sandbox={rights}
            allow="fullscreen; clipboard-write"
            referrerPolicy="strict-origin"
            src={state.address}
            onLoad={model.loaded}
          />
          {state.status === 'loading' && <Spinner />}
          {state.status === 'slow' && (
            <Slow address={state.address} seconds={seconds} onRetry={model.reload} />
          )}
        </>
      )}
    </div>
  )
}

function AddressError({
  state: { problem, origin },
  children,
}: {
  state: FrameState & { status: 'address-error' }
  children: ReactNode
}) {
  const text = useStrings(strings)
  return (
    <div part="error">
      <Placeholder kind="error" title={text('addressError')} detail={text(problem, { origin })}>
        {children}
      </Placeholder>
    </div>
  )
}

function Spinner() {
  const text = useStrings(strings)
  return (
    <div className="eb-frame__over" part="spinner" role="status">
      <span className="eb-frame__spinner" />
      {text('loading')}
    </div>
  )
}

interface SlowProps {
  address: string
  seconds: number
  onRetry(): void
}

/** Covers a page that is still loading. */
function Slow({ address, seconds, onRetry }: SlowProps) {
  const text = useStrings(strings)
  return (
    <div className="eb-frame__over" part="slow">
      <Placeholder kind="error" title={text('slow')} detail={text('slowDetail', { seconds })}>
        <div className="eb-frame__tools">
          <Button part="retry" onClick={onRetry}>
            {text('retry')}
          </Button>
          <a className="eb-frame__open" part="open" href={address} target="_blank" rel="noopener noreferrer">
            {text('open')}
          </a>
        </div>
      </Placeholder>
    </div>
  )
}
