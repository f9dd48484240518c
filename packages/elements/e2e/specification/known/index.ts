import { codes } from './codes'
import { files } from './files'
import type { Observations } from './Observation'
import { products } from './products'
import { services } from './services'
import { widgets } from './widgets'

/** All observations that need no browser. */
export const known: Observations = { ...services, ...products, ...files, ...widgets, ...codes }
