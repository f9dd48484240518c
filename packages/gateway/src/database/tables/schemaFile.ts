import { fileURLToPath } from 'node:url'

/** The tables as they were when they were last reviewed. */
export const schemaFile = fileURLToPath(new URL('schema.txt', import.meta.url))
