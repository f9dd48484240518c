import { randomBytes } from 'node:crypto'

/** The key of a new row. */
export const newKey = () => randomBytes(10).toString('hex')
