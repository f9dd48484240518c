import { explorer } from './explorer'
import { files } from './files'
import { products } from './products'
import type { Rendering } from './Rendering'
import { shared } from './shared'

/** Everything that brings literals up. */
export const renderings: readonly Rendering[] = [...shared, ...products, ...explorer, ...files]
