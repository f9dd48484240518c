import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useEnvironment, usePlace } from '../../environment'
import { loadProvider } from '../loadProvider'
import type { MapDrawing, MapProvider } from '../MapProvider'
import { markerDrawing } from '../markerDrawing'
import type { PlaceMapProps } from './MappedPlace'
import { viewOf } from './viewOf'

const nothing = () => undefined

/** A map in an element, with a button at each place. */
export function usePlaceMap(props: PlaceMapProps) {
  const { places } = props
  const { http, session } = useEnvironment()
  const { locale } = usePlace()
  const element = useRef<HTMLDivElement>(null)
  const drawing = useRef<MapDrawing>(undefined)
  const newest = useRef(props)
  newest.current = props
  const [{ provider, failure }, setLoaded] = useState<{ provider?: MapProvider; failure?: unknown }>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    let isLeft = false
    setLoaded({})
    loadProvider(http, session).then(
      (loaded) => isLeft || setLoaded({ provider: loaded }),
      (error: unknown) => isLeft || setLoaded({ failure: error }),
    )
    return () => {
      isLeft = true
    }
  }, [http, session, attempt])
  useLayoutEffect(() => {
    if (!provider || !element.current) return
    const start = { ...viewOf(newest.current.places.map(({ point }) => point)), locale }
    const open = provider.open(element.current, start, {
      ...{ onPick: nothing, onZoom: nothing, onFailure: nothing },
    })
    drawing.current = open
    return () => {
      drawing.current = undefined
      open.remove()
    }
  }, [provider, locale])
  const shown = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another map has no places yet
  useLayoutEffect(() => {
    const map = drawing.current
    if (!map) return
    map.setPlaces(places.map((place) => ({ point: place.point, element: buttonOf(place, newest) })))
    // a user who has moved the map keeps the view while the places are the same
    const keys = places.map(({ key }) => key).join()
    const { point, level } = viewOf(places.map((place) => place.point))
    if (places.length && keys !== shown.current) map.goTo(point, level)
    shown.current = keys
  }, [provider, locale, places])
  return {
    ...{ element, provider, failure },
    zoom: (steps: number) => drawing.current?.zoomBy(steps),
    retry: () => setAttempt((before) => before + 1),
  }
}

function buttonOf(
  { key, label, tone }: PlaceMapProps['places'][number],
  newest: { readonly current: PlaceMapProps },
): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `eb-place-map__marker eb-place-map__marker--${tone}`
  button.title = label
  button.setAttribute('aria-label', label)
  button.append(markerDrawing())
  button.addEventListener('click', () => newest.current.onOpen(key))
  return button
}
