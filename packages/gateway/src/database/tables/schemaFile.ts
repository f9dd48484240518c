import { fileURLToPath } from 'node:url'

/** The tables as last reviewed. */
export const schemaFile = fileURLToPath(new URL('schema.txt', import.meta.url))
