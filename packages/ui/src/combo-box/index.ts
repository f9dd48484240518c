export { FieldInside } from './FieldInside'
export { useComboBox } from './useComboBox'
