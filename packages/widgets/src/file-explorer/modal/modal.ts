export { Shown } from '../../file-manager/modal/Shown'
export { Picked } from './Picked'
