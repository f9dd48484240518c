export {
  createSelection,
  type PressKeys,
  type Selection,
  type SelectionOptions,
} from '../collection/selection'
