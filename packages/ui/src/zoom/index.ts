export { isPointAt, type Place, visualBox } from './visualBox'
export { zoomOf } from './zoomOf'
