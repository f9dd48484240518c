export { observeSize } from './observeSize'
