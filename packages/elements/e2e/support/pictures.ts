import { join } from 'node:path'

export const picture = join(import.meta.dirname, 'picture.png')

/** A public image of the gateway. */
export const served = '/pictures/products/boat.svg'
