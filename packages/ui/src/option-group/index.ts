export { type GroupOption, OptionGroup, type OptionGroupProps } from './OptionGroup'
