import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useEnvironment, useStrings } from '../environment'
import { useStore } from '../store/useStore'
import { loadProvider } from './loadProvider'
import { readPosition } from './MapPosition'
import { createMapPicker } from './mapPickerModel'
import type { MapPickerProps } from './props'
import { strings } from './strings'

/** The model for the properties: loaded with the view, and updated whenever the page sets a position. */
export function useMapPicker(props: MapPickerProps) {
  const { http, session, reportError } = useEnvironment()
  const text = useStrings(strings)
  const newest = useRef({ props, text, reportError })
  useLayoutEffect(() => {
    newest.current = { props, text, reportError }
  })
  const model = useMemo(
    () =>
      createMapPicker(
        () => loadProvider(http, session),
        () => newest.current.props,
        (code, cause) => {
          const { props, text, reportError } = newest.current
          const report = props.onError ?? reportError
          report({ code, message: text(code), cause })
        },
      ),
    [http, session],
  )
  useEffect(() => {
    void model.load()
    return model.stop
  }, [model])
  const { position } = props
  useLayoutEffect(() => {
    if (position !== undefined) model.set(readPosition(position))
  }, [model, position])
  return { model, state: useStore(model.$state), text }
}
