import { join } from 'node:path'

/**
 * Checks types and writes declarations, in a third of the time of the TypeScript that tools load. All of the project's
 * `tsc -b` go through it: build information of one version means nothing to the other, and each would start anew.
 */
export const typeCompiler = join('node_modules', 'typescript7', 'bin', 'tsc')
