export type { TokenFailure } from './bearerToken'
