export { areOptions, type GivenOption, type OptionItem } from '../option-group/optionItem'
export { RadioGroup, type RadioGroupProps } from './RadioGroup'
