export { areOptions, type GivenOption, type OptionItem } from '../option-group/optionItem'
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup'
