import { createHttp } from '@ebkit/core/http'
import { EnvironmentProvider, useEnvironment } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo } from 'react'

/** A page about all stores that the user sees, whichever is the tab's current one. */
export function AllStores({ children }: { children: ReactNode }) {
  const { http, session } = useEnvironment()
  const { identity } = useStore(session.$identity)
  const seen = identity?.hotels.map(({ hotelId }) => hotelId).join()
  const value = useMemo(() => {
    const stores = seen?.split(',') ?? []
    return { http: createHttp({ session, hotelId: http.hotelId, stores: () => stores }) }
  }, [session, http, seen])
  return <EnvironmentProvider value={value}>{children}</EnvironmentProvider>
}
