import { join } from 'node:path'

export const picture = join(import.meta.dirname, 'picture.png')

/** A picture that the gateway serves to everybody. */
export const served = '/pictures/products/boat.svg'
