/** Colour of a pixel in the test picture; it encodes the position. */
const colourAt = (x: number, y: number): readonly [number, number, number] => [
  x % 256,
  y % 256,
  (x >> 8) + 16 * (y >> 8),
]

/** A picture in which the colour of every pixel encodes its position. */
export function pattern(width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  const data = context.createImageData(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.data.set([...colourAt(x, y), 255], (y * width + x) * 4)
  context.putImageData(data, 0, 0)
  return canvas
}

export async function png(canvas: HTMLCanvasElement, name = 'photo.png', type = 'image/png'): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 1))
  return new File([blob as Blob], name, { type })
}

/** Reads the pixels of a picture file, and counts those that do not come from the position that `place` expects. */
export async function wrongPixels(
  file: Blob,
  place: (x: number, y: number) => readonly [number, number],
): Promise<{ width: number; height: number; wrong: number }> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  let wrong = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const [red, green, blue] = colourAt(...place(x, y))
      if (data[at] !== red || data[at + 1] !== green || data[at + 2] !== blue || data[at + 3] !== 255) wrong++
    }
  return { width, height, wrong }
}

/** A JPEG with an EXIF orientation. @param orientation EXIF's, 1 to 8 */
export async function photo(canvas: HTMLCanvasElement, orientation: number): Promise<File> {
  const bytes = new Uint8Array(await (await png(canvas, 'photo.jpg', 'image/jpeg')).arrayBuffer())
  // Exif, big endian, one entry: tag 0x112, a short.
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1]
  const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const segment = [...exif, ...entry]
  const head = [0xff, 0xd8, 0xff, 0xe1, 0, segment.length + 2]
  return new File([new Uint8Array([...head, ...segment]), bytes.slice(2)], 'photo.jpg', {
    type: 'image/jpeg',
  })
}
