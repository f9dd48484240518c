import { files } from './files'
import type { Observations } from './Observation'
import { products } from './products'
import { services } from './services'
import { widgets } from './widgets'

/** Everything that is found without a browser. */
export const known: Observations = { ...services, ...products, ...files, ...widgets }
