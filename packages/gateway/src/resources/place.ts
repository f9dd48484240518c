import type { UserRights } from '../behaviour/Actor'
import type { ScopedUser } from '../rights/dataScope'
import type { Binding } from './binding'
import type { Reach } from './stores'

/** Who saves, and where. */
export interface Place {
  readonly brandId: string
  readonly hotelId: string
  readonly userId: string
  /** The browser and the version of the packages that the user saves with. */
  readonly client?: string
  /** The user whose data scope limits the rows that may be changed. Default: no limit. */
  readonly user?: ScopedUser
  /** The rights that the user has, and so may give to others. */
  readonly rights?: UserRights
  /** Whether the answer masks the saved row. Default: false. */
  readonly isMasked?: boolean
}

/** The rows of a place, whatever the data scope. */
export const reachOfPlace = ({ brandId, hotelId, isMasked = false }: Omit<Place, 'userId'>): Reach => ({
  brandId,
  stores: [hotelId],
  isMasked,
})

/** The rows that may be changed at a place: those in the user's data scope. */
export const changeableAt = (place: Place): Reach => ({
  ...reachOfPlace(place),
  ...(place.user && { user: place.user }),
})

/** The key of a singleton; undefined for other resources. */
export function singletonKey(
  { resource }: Pick<Binding, 'resource'>,
  { brandId, hotelId }: Pick<Place, 'brandId' | 'hotelId'>,
): string | undefined {
  if (!resource.singleton) return undefined
  return resource.scope === 'hotel' ? hotelId : brandId
}
