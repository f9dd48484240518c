import { createConfigService, type HotelConfig } from '@ebkit/core/services/config'
import { useEffect, useState } from 'react'
import { useEnvironment } from '../environment'

/**
 * The switches of the hotel, requested once per page; undefined until they are known.
 *
 * @param isWanted false: they are not requested. Default true
 * @spec W-CFG-1 W-CFG-6
 * @example
 * ```tsx
 * import { isNewUi } from '@ebkit/core/services/config'
 * import { useHotelConfig } from '@ebkit/widgets/hotel-config'
 *
 * export function Version() {
 *   const config = useHotelConfig()
 *   return config && <p>{isNewUi(config) ? 'New' : 'Old'}</p>
 * }
 * ```
 */
export function useHotelConfig(isWanted = true): HotelConfig | undefined {
  const { http, session } = useEnvironment()
  const [config, setConfig] = useState<HotelConfig>()
  useEffect(() => {
    if (!isWanted) return
    let isMounted = true
    void createConfigService(http, session.resources)
      .all()
      .then((known) => isMounted && setConfig(known))
    return () => {
      isMounted = false
    }
  }, [http, session, isWanted])
  return config
}
