import { explorer } from './explorer'
import { fields } from './fields'
import { objectBrowser } from './objectBrowser'
import { overlays } from './overlays'
import { pages } from './pages'
import { pictures } from './pictures'
import { products } from './products'
import type { Sight } from './Sight'
import { satisfaction } from './satisfaction'

/** All figures that are observed on elements of the build. */
export const sights: readonly Sight[] = [
  ...fields,
  ...pages,
  ...products,
  ...explorer,
  ...objectBrowser,
  ...pictures,
  ...overlays,
  ...satisfaction,
]
