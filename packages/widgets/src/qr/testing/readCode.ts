import jsQr from 'jsqr'

/** Pixels as a canvas returns them. */
interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** The text of the code in an image, read by an independent decoder; undefined if it finds none. */
export function readCode({ data, width, height }: Pixels): string | undefined {
  // Node reads the CommonJS package as a module with a default; bundlers unwrap it.
  const read = ((jsQr as { default?: unknown }).default ?? jsQr) as typeof jsQr
  const found = read(data, width, height)
  return found ? new TextDecoder().decode(new Uint8Array(found.binaryData)) : undefined
}

/** The pixels of an image file, scaled to a width if one is given. For browsers. */
export async function pixelsOf(image: Blob): Promise<ImageData> {
  const address = URL.createObjectURL(image)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = picture.naturalWidth
    canvas.height = picture.naturalHeight
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    context.drawImage(picture, 0, 0)
    return context.getImageData(0, 0, canvas.width, canvas.height)
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Levels by the first two modules of the format information, as ISO/IEC 18004 masks them. */
const levels: Readonly<Record<string, string>> = { '11': 'L', '10': 'M', '01': 'Q', '00': 'H' }

/** The level of error correction that a code on the screen declares, at the beginning of its ninth row. */
export function levelOf(code: Element): string | undefined {
  const path = code.querySelector('path:last-child')?.getAttribute('d') ?? ''
  const dark = [...path.matchAll(/M(\d+) 12h(\d+)/g)].map(([, start, length]) => ({
    start: Number(start),
    end: Number(start) + Number(length),
  }))
  const isDark = (x: number) => dark.some(({ start, end }) => x >= start && x < end)
  return levels[[4, 5].map((x) => Number(isDark(x))).join('')]
}
