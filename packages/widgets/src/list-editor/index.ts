export { areColumns, areRows, type ListColumn, type ListRow, wrongColumn } from './columns'
export { ListEditor } from './ListEditor'
export type { ListEditorProps } from './props'
export { listProblem } from './validity'
