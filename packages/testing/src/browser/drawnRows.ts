/**
 * Whether a data grid has drawn its rows outside the visible area: up to the last row, or some beyond its edge. They
 * follow the visible rows.
 */
export function reachesBeyond(root: ParentNode): boolean {
  const body = root.querySelector('.eb-data-grid__body')
  const last = [...root.querySelectorAll('[role=row][data-key]')].at(-1)
  if (!body || !last) return false
  const edge = root.querySelector('[role=grid]')?.parentElement?.getBoundingClientRect().bottom ?? 0
  const { bottom, height } = last.getBoundingClientRect()
  return bottom >= Math.min(body.getBoundingClientRect().bottom, edge + 4 * height)
}
