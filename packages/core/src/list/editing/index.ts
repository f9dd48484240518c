export { type CellEdit, cellEdit } from './cellEdits'
export { canEdit, fieldOfColumn, typedText } from './cellValue'
export { type CellChange, saveCell } from './saveCell'
