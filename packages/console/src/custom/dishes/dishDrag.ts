/** Data type of a drag that carries keys of dishes. */
export const dishDragType = 'application/x-ebkit-dishes'
