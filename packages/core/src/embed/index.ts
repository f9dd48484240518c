export type { TokenFailure } from './tokens'
