import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { minusIcon, plusIcon } from '@ebkit/ui/icons'
import { useId } from 'react'
import { useDescribeError } from '../environment'
import { mapKeys } from './mapKeys'
import { Problem } from './Problem'
import { type MapPickerProps, mapHeight } from './props'
import { useDrawing } from './useDrawing'
import type { ViewProps } from './ViewProps'

export interface MapBoxProps extends ViewProps {
  disabled: boolean
  props: MapPickerProps
  /** Ids of the elements that describe the field. */
  describedBy: string
}

/** The map with its zoom buttons, and its problem. @spec W-MAP-2 W-MAP-3 */
export function MapBox({ model, state, text, disabled, props, describedBy }: MapBoxProps) {
  const { provider } = state
  const { element, drawing } = useDrawing(model, state, props)
  const id = useId()
  const zoom = (steps: number) => drawing.current?.zoomBy(steps)
  const retry = () => {
    model.dismiss()
    drawing.current?.redraw()
  }
  return (
    <>
      <div className="eb-map-picker__frame" style={{ height: props.height || mapHeight }}>
        {provider ? (
          <>
            <div
              ref={element}
              className="eb-map-picker__map"
              part="map"
              role="application"
              aria-label={text('map')}
              aria-describedby={`${id} ${describedBy}`.trim()}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
              tabIndex={0}
              onKeyDown={(event) => drawing.current && mapKeys(event, drawing.current, model, disabled)}
            />
            <span id={id} hidden>
              {text('mapHint')}
            </span>
            <span className="eb-map-picker__cross" aria-hidden="true" />
            <ZoomButtons text={text} onZoom={zoom} />
            {provider.attribution && (
              <small className="eb-map-picker__attribution">{provider.attribution}</small>
            )}
          </>
        ) : (
          <Waiting {...{ model, state, text }} />
        )}
      </div>
      <Problem state={state} text={text} onRetry={retry} />
    </>
  )
}

function ZoomButtons({ text, onZoom }: Pick<ViewProps, 'text'> & { onZoom: (steps: number) => void }) {
  return (
    <div className="eb-map-picker__zoom">
      <Button kind="icon" part="zoom-in" label={text('zoomIn')} onClick={() => onZoom(1)}>
        <Icon path={plusIcon} />
      </Button>
      <Button kind="icon" part="zoom-out" label={text('zoomOut')} onClick={() => onZoom(-1)}>
        <Icon path={minusIcon} />
      </Button>
    </div>
  )
}

/** Shown in place of the map: loading, or the error. */
function Waiting({ model, state: { failure }, text }: ViewProps) {
  const describe = useDescribeError()
  if (!failure)
    return (
      <p className="eb-map-picker__wait" role="status">
        {text('loading')}
      </p>
    )
  return (
    <p className="eb-map-picker__wait" role="alert">
      {text('load-failed')} · {describe(failure)}
      <Button part="retry" onClick={() => void model.load()}>
        {text('retry')}
      </Button>
    </p>
  )
}
