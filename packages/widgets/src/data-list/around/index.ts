// What stands around the rows: asked for with the first drawing, beside the first page, which waits for nothing of it.
export { pressGridKey } from '@ebkit/ui'
export { BulkBar } from './BulkBar'
export { moved, withWidth } from './columnOrder'
export { FilterChips } from './FilterChips'
export { ListMessage } from './ListMessage'
export { ListPages } from './ListPages'
export { ListTools } from './ListTools'
export { RowMenu } from './RowMenu'
