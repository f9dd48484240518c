import type { ScopedUser } from '../rights/dataScope'
import type { Binding } from './binding'
import type { Reach } from './stores'

/** Who saves, and where. */
export interface Place {
  readonly brandId: string
  readonly hotelId: string
  readonly userId: string
  /** Whose data scope limits the rows that may be changed. Default: nobody’s. */
  readonly user?: ScopedUser
  /** Whether the row that was saved is answered with its masks. Default false. */
  readonly isMasked?: boolean
}

/** The rows that may be written at a place. */
export const reachOfPlace = ({ brandId, hotelId, isMasked = false }: Omit<Place, 'userId'>): Reach => ({
  brandId,
  stores: [hotelId],
  isMasked,
})

/** The key of the only row of a scope; undefined for other resources. */
export function singletonKey(
  { resource }: Pick<Binding, 'resource'>,
  { brandId, hotelId }: Pick<Place, 'brandId' | 'hotelId'>,
): string | undefined {
  if (!resource.singleton) return undefined
  return resource.scope === 'hotel' ? hotelId : brandId
}
