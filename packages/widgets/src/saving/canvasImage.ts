/**
 * The PNG of a canvas.
 *
 * @throws DOMException if the canvas holds pixels that the page may not read; Error if it is too large for the browser
 */
export function canvasImage(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((image) => {
      if (image) resolve(image)
      else reject(new Error(`The browser makes no image of ${canvas.width} × ${canvas.height} pixels`))
    }, 'image/png'),
  )
}
