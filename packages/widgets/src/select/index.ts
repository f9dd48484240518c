export { repeatedInText, selectionOfText, textOfSelection } from '../selection/selectionText'
export type { SelectOption } from './options'
export type { SelectHandle, SelectProps } from './props'
export { Select } from './Select'
