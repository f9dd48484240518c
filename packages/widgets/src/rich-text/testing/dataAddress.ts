/** An image of a given size in px, as a data address. */
export function dataAddress(width: number, height: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return canvas.toDataURL()
}
