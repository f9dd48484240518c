import { fileURLToPath } from 'node:url'

/** The tables at the time of the last review. */
export const schemaFile = fileURLToPath(new URL('schema.txt', import.meta.url))
