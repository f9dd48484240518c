export { implicitSubmission, submitFormOf } from './submitFormOf'
