import { canvasImage } from '@ebkit/widgets/saving'

/** Width of the picture, margin, and height of a line of the caption, in pixels. */
const size = { width: 600, margin: 40, line: 44 }

/** Breaks a text into lines that fit, character by character, because names have few spaces. */
export function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const character of text) {
    if (line && !fits(line + character)) {
      lines.push(line.trim())
      line = ''
    }
    line += character
  }
  return [...lines, line.trim()].filter(Boolean)
}

/** A picture of a code with texts below it, for printing and sharing. @throws if the picture cannot be drawn */
export async function captioned(code: Blob, captions: readonly string[], font: string): Promise<Blob> {
  const picture = await createImageBitmap(code)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  const inner = size.width - 2 * size.margin
  const style = `500 30px ${font}`
  context.font = style
  const fits = (line: string) => context.measureText(line).width <= inner
  const lines = captions.flatMap((caption) => linesOf(caption, fits))
  canvas.width = size.width
  canvas.height = size.width + lines.length * size.line + (lines.length ? size.margin / 2 : 0)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingEnabled = false
  context.drawImage(picture, size.margin, size.margin, inner, inner)
  context.font = style
  context.fillStyle = '#000'
  context.textAlign = 'center'
  lines.forEach((line, index) => {
    context.fillText(line, size.width / 2, size.width + size.line * (index + 0.5))
  })
  return canvasImage(canvas)
}
