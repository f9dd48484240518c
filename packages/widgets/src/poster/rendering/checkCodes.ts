import decodeQR from 'qr/decode.js'
import { PosterProblem } from '../PosterProblem'
import type { PosterArea } from '../posterSettings'

/** A code that the image must contain. */
export interface ExpectedCode {
  readonly text: string
  /** Position in image pixels. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Milliseconds for one code: the library's own limit is meant for a camera. */
const timeLimit = 1_000
/** How thoroughly the library searches: there is only one image, and no next frame. */
const effort = 3

type QrCodeElement = HTMLElement & { value?: string }

/** The `eb-qr-code` elements in an area of a poster, including open shadow roots; and `qrText`, anywhere in it. */
export function expectedCodes(
  source: HTMLElement,
  area: PosterArea,
  qrText: string | undefined,
): ExpectedCode[] {
  const { scale } = area
  const [width, height] = [area.width * scale, area.height * scale]
  const own = qrCodesIn(source).flatMap((element) => {
    const code = element.shadowRoot?.querySelector('[part=code]')
    return element.value && code ? placeOf(code, element.value, source, area) : []
  })
  const inArea = own.filter(
    (code) =>
      code.left < width && code.top < height && code.left + code.width > 0 && code.top + code.height > 0,
  )
  return qrText ? [...inArea, { text: qrText, left: 0, top: 0, width, height }] : inArea
}

function qrCodesIn(root: HTMLElement | ShadowRoot): QrCodeElement[] {
  const elements = [...root.querySelectorAll<HTMLElement>('*')]
  return elements.flatMap((element) => {
    if (element.localName === 'eb-qr-code') return [element]
    return element.shadowRoot ? qrCodesIn(element.shadowRoot) : []
  })
}

/** The position of a code in the image. The page may scale the poster down. */
function placeOf(
  code: Element,
  text: string,
  source: HTMLElement,
  { x, y, scale }: PosterArea,
): ExpectedCode {
  const [frame, box] = [source.getBoundingClientRect(), code.getBoundingClientRect()]
  const shown = frame.width / source.offsetWidth || 1
  return {
    text,
    left: ((box.left - frame.left) / shown - x) * scale,
    top: ((box.top - frame.top) / shown - y) * scale,
    width: (box.width / shown) * scale,
    height: (box.height / shown) * scale,
  }
}

/**
 * Reads each code from the finished image, as a guest's phone will.
 * @throws PosterProblem for the first that does not say what it should
 */
export function checkCodes(image: HTMLCanvasElement, codes: readonly ExpectedCode[]): void {
  const context = image.getContext('2d') as CanvasRenderingContext2D
  for (const { text, left, top, width, height } of codes) {
    const pixels = context.getImageData(left, top, Math.max(1, width), Math.max(1, height))
    if (read(pixels) !== text) throw new PosterProblem('unreadable-code', { text })
  }
}

function read(pixels: ImageData): string | undefined {
  try {
    return decodeQR(pixels, { timeLimit, effort })
  } catch {
    // The library throws if it finds no code.
    return undefined
  }
}
