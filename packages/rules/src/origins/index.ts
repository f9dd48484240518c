export { isUnencrypted, type OriginProblem, readOrigin } from './readOrigin'
