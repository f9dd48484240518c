import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon, downloadIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import css from './Poster.css'
import type { PosterProblem } from './PosterProblem'
import type { PosterProps } from './props'
import { strings } from './strings'
import { usePoster } from './usePoster'

/**
 * Saves an element of the page as an image, and verifies the QR codes in it.
 * @spec W-POST-1 W-POST-2 W-POST-3 W-POST-4
 * @example
 * ```tsx
 * import { Poster } from '@ebkit/widgets/poster'
 *
 * export function Invitation() {
 *   return <Poster background="/posters/spring.png" qrText="https://example.com/spring" width={375} height={667} />
 * }
 * ```
 */
export function Poster(props: PosterProps) {
  const { label, children, handle } = props
  const { locale, dir } = usePlace()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const trigger = useRef<HTMLSpanElement>(null)
  const { state, download, toBlob } = usePoster(props, element)
  const isWorking = state.status === 'working'
  // The browser's own event: React does not see clicks of the page's slotted button.
  useLayoutEffect(() => {
    const place = trigger.current
    const press = () => void download()
    place?.addEventListener('click', press)
    return () => place?.removeEventListener('click', press)
  })
  const focus = () => element.current?.querySelector('button')?.focus()
  useImperativeHandle(handle, () => ({ download, toBlob, focus }))
  return (
    <div ref={element} className="eb-root eb-poster" lang={locale} dir={dir} aria-busy={isWorking}>
      <span ref={trigger}>
        {children ?? (
          <slot>
            <Button part="button" busy={isWorking}>
              {!isWorking && <Icon path={downloadIcon} />}
              {label || text('download')}
            </Button>
          </slot>
        )}
      </span>
      <span className="eb-visually-hidden" role="status">
        {isWorking && text('working')}
      </span>
      {state.status === 'failed' && <Message problem={state.problem} />}
    </div>
  )
}

function Message({ problem: { code, params } }: { problem: PosterProblem }) {
  const text = useStrings(strings)
  return (
    <p className="eb-poster__message" part="message" role="alert">
      <Icon path={circleAlertIcon} />
      {text(code, params)}
    </p>
  )
}
