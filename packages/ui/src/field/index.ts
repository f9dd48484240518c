export { type FieldState, fieldClass } from './fieldClass'
export { fieldStyles } from './fieldStyles'
