export { SwitchControl, type SwitchControlProps } from './SwitchControl'
