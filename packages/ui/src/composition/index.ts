export { isComposing } from './isComposing'
