/** Mime type of entries that are dragged, where a widget gives none of its own. */
export const entryDragType = 'application/x-ebkit-entries'

/** Ids of the entries that are dropped; none where something else is. */
export function draggedIds(data: DataTransfer, type = entryDragType): string[] {
  const text = data.getData(type)
  return text ? JSON.parse(text) : []
}

/** Whether what is held over a target are such entries. */
export const isDragged = (data: DataTransfer, type = entryDragType) => data.types.includes(type)
