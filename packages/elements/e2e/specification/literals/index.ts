import { explorer } from './explorer'
import { files } from './files'
import { products } from './products'
import type { Rendering } from './Rendering'
import { shared } from './shared'

/** The renderings of all literals. */
export const renderings: readonly Rendering[] = [...shared, ...products, ...explorer, ...files]
