export { draggedIds, entryDragType, isDragged } from './listing/dragged'
export { FileListing } from './listing/FileListing'
export type { FileListingHandle, FileListingProps, ScreenPoint } from './listing/FileListingProps'
