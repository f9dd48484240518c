import { overlays } from './overlays'
import type { Sight } from './Sight'
import { satisfaction } from './satisfaction'

/** Everything that is seen on the elements of the build. */
export const sights: readonly Sight[] = [...overlays, ...satisfaction]
