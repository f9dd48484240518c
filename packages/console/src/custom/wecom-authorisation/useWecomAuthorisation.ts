import { useEnvironment } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { usePageShown } from '../../pages/pageShown'
import { createWecomAuthorisation } from './createWecomAuthorisation'

/** The authorisation of the current store, which requests something only while the page is shown. */
export function useWecomAuthorisation() {
  const { http } = useEnvironment()
  const hotelId = http.hotelId() ?? ''
  const isShown = usePageShown()
  const model = useMemo(() => createWecomAuthorisation({ http, hotelId }), [http, hotelId])
  useEffect(() => {
    void model.open()
    return model.stop
  }, [model])
  useEffect(() => {
    if (!isShown) return
    model.resume()
    return model.pause
  }, [model, isShown])
  return { model, state: useStore(model.$state) }
}
