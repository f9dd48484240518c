import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { minusIcon, plusIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, usePlace, useStrings } from '../../environment'
import mapCss from '../MapPicker.css'
import { strings } from '../strings'
import type { PlaceMapProps } from './MappedPlace'
import css from './PlaceMap.css'
import { usePlaceMap } from './usePlaceMap'

/** A map with many markers, which can be pressed. */
export function PlaceMap(props: PlaceMapProps) {
  const root = useStyles<HTMLElement>(mapCss, css)
  const { locale, dir } = usePlace()
  const text = useStrings(strings)
  const describe = useDescribeError()
  const { element, provider, failure, zoom, retry } = usePlaceMap(props)
  return (
    <section ref={root} className="eb-root eb-place-map" aria-label={props.label} lang={locale} dir={dir}>
      {failure === undefined ? (
        <div ref={element} className="eb-map-picker__map" aria-busy={!provider} />
      ) : (
        <p className="eb-map-picker__wait" role="alert">
          {text('load-failed')} · {describe(failure)}
          <Button onClick={retry}>{text('retry')}</Button>
        </p>
      )}
      {provider && (
        <div className="eb-map-picker__zoom">
          <Button kind="icon" label={text('zoomIn')} onClick={() => zoom(1)}>
            <Icon path={plusIcon} />
          </Button>
          <Button kind="icon" label={text('zoomOut')} onClick={() => zoom(-1)}>
            <Icon path={minusIcon} />
          </Button>
        </div>
      )}
      {provider?.attribution && <small className="eb-map-picker__attribution">{provider.attribution}</small>}
    </section>
  )
}
