export { areColumns, areRows, type ListColumn, type ListOption, type ListRow } from './columns'
export { ListEditor, type ListEditorProps } from './ListEditor'
export { listProblem } from './validity'
