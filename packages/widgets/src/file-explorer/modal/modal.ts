export { Shown } from '../../files/modal/Shown'
export { Picked } from './Picked'
