import { drawModules } from '../qr/drawModules'
import { encodeText } from '../qr/encodeText'
import { canvasImage } from '../saving'
import { refundImageSize, refundQr } from './refundQrModel'

/** The texts around the code. */
export interface RefundImageTexts {
  /** Above it. */
  title: string
  /** Below it, in at most two lines. */
  message: string
  /** The last line. */
  order: string
}

/** Pixels between the texts and the sides. */
const gutter = 28
const { width, height } = refundImageSize

/**
 * The image for a guest: title, code, message and order number, dark on white, 384 × 441 pixels.
 * @param fontFamily CSS font family of the texts
 * @throws Error if the address is too long for a code
 * @spec W-RQR-5
 */
export function refundImage(address: string, texts: RefundImageTexts, fontFamily: string): Promise<Blob> {
  const code = encodeText(address, refundQr.level)
  if (code.status !== 'ready') throw new Error('The address does not fit into a QR code')
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  const place = { x: (width - refundQr.width) / 2, y: 48, size: refundQr.width }
  drawModules(context, code.modules, place, { dark: '#000', light: '#fff' })
  context.textAlign = 'center'
  const write = (text: string, y: number, font: string, colour: string) => {
    context.font = `${font} ${fontFamily}`
    context.fillStyle = colour
    context.fillText(text, width / 2, y, width - gutter)
  }
  write(texts.title, 36, '600 20px', '#191f2b')
  context.font = `14px ${fontFamily}`
  const widthOf = (text: string) => context.measureText(text).width
  const lines = linesOf(texts.message, widthOf, width - 2 * gutter)
  lines.forEach((line, index) => {
    write(line, 368 + index * 20, '14px', '#191f2b')
  })
  write(texts.order, 424, '12px', '#49505e')
  return canvasImage(canvas)
}

/**
 * The text in one line, or in two of about the same width: broken between words, or in Chinese anywhere except before
 * a punctuation mark.
 */
function linesOf(text: string, widthOf: (text: string) => number, most: number): string[] {
  if (widthOf(text) <= most) return [text]
  const words = text.match(/(?:\p{Script=Han}|[^\s\p{Script=Han}\p{P}]+|\p{P})\p{P}*\s*/gu) ?? [text]
  let best = [text]
  let least = Number.POSITIVE_INFINITY
  for (let count = 1; count < words.length; count++) {
    const lines = [words.slice(0, count), words.slice(count)].map((line) => line.join('').trim())
    const widest = Math.max(...lines.map(widthOf))
    if (widest < least) [best, least] = [lines, widest]
  }
  return best
}
