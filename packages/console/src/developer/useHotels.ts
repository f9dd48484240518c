import { useEnvironment } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'

/** The stores that the signed-in user sees. */
export function useHotels(): readonly { readonly hotelId: string; readonly hotelName: string }[] {
  const { session } = useEnvironment()
  return useStore(session.$identity).identity?.hotels ?? []
}
