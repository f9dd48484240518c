export { Switch, type SwitchProps } from './Switch'
export { isOn, type SwitchValues, switchValue } from './switchValue'
