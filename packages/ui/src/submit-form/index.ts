export { submitFormOf } from './submitFormOf'
