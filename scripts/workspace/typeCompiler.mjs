import { join } from 'node:path'

/**
 * Checks types and writes declarations, in a third of the time of the TypeScript that tools load. All `tsc -b` of the
 * project use it: the two versions cannot share build information.
 */
export const typeCompiler = join('node_modules', 'typescript7', 'bin', 'tsc')
