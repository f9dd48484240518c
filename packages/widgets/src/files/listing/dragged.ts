/** Default mime type of dragged entries. */
export const entryDragType = 'application/x-ebkit-entries'

/** Ids of the dropped entries; empty if something else was dropped. */
export function draggedIds(data: DataTransfer, type = entryDragType): string[] {
  const text = data.getData(type)
  return text ? JSON.parse(text) : []
}

/** Whether entries are dragged over a target. */
export const isDragged = (data: DataTransfer, type = entryDragType) => data.types.includes(type)
