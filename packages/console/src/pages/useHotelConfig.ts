import { createConfigService, type HotelConfig } from '@ebkit/core/services/config'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'

/** The switches of the hotel; undefined until they are known. @param isWanted false: nothing is requested */
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
