// What stands around the rows: asked for with the first drawing, beside the first page, which waits for nothing of it.
export { pressGridKey } from '@ebkit/ui/data-grid'
export { totalsOf } from '../totalsOf'
export { Above } from './Above'
export { editCell } from './EditableCell'
export { headWork } from './headWork'
export { ListMessage } from './ListMessage'
export { ListPages } from './ListPages'
export { RowMenu } from './RowMenu'
