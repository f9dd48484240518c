export { useClosingTime } from './useClosingTime'
