/** A picture of one colour, as a data address. */
export function colourPicture(colour: string, width: number, height: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  return canvas.toDataURL()
}
