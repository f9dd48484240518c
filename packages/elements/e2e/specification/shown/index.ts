import { fields } from './fields'
import { overlays } from './overlays'
import { pages } from './pages'
import { products } from './products'
import type { Sight } from './Sight'
import { satisfaction } from './satisfaction'

/** Everything that is seen on the elements of the build. */
export const sights: readonly Sight[] = [...fields, ...pages, ...products, ...overlays, ...satisfaction]
