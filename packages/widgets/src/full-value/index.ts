export { FullValue, type FullValueProps } from './FullValue'
