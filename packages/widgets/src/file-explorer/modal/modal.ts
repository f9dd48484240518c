export { Picked } from './Picked'
export { Shown } from './Shown'
