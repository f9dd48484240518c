import { domToCanvas } from 'modern-screenshot'
import { canvasImage } from '../../saving'
import { PosterProblem } from '../PosterProblem'
import type { PosterArea } from '../posterSettings'
import { checkCodes, expectedCodes } from './checkCodes'
import { fontFaces } from './fontFaces'
import { readImage } from './readImage'

/** Styles that position an element in its page, which have no meaning in an image of it alone. */
const outOfPage = {
  margin: '0',
  transform: 'none',
  position: 'relative',
  float: 'none',
  inset: 'auto',
} as const

/**
 * Creates an image of an area of an element, and verifies the QR codes in it.
 * @param qrText text of a code that is no `eb-qr-code`
 * @throws PosterProblem if a picture or a code cannot be read
 */
export async function renderPoster(
  source: HTMLElement,
  area: PosterArea,
  qrText: string | undefined,
): Promise<Blob> {
  await document.fonts.ready
  await picturesLoaded(source)
  const codes = expectedCodes(source, area, qrText)
  const image = cut(await draw(source, area.scale), area)
  checkCodes(image, codes)
  return canvasImage(image)
}

/**
 * Waits for images that are still loading, since the layout depends on them; unreadable ones are detected when they
 * are drawn. A lazy image outside of the window would never load.
 */
async function picturesLoaded(source: HTMLElement): Promise<void> {
  const pictures = [...source.querySelectorAll('img')]
  const lazy = pictures.filter(({ loading }) => loading === 'lazy')
  for (const picture of lazy) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  for (const picture of lazy) picture.loading = 'lazy'
}

/** Draws the whole element. Images are read one by one, to report the first unreadable one. */
async function draw(source: HTMLElement, scale: number): Promise<HTMLCanvasElement> {
  const unreadable: string[] = []
  const cssText = await fontFaces()
  const canvas = await domToCanvas(source, {
    width: source.offsetWidth,
    height: source.offsetHeight,
    scale,
    style: outOfPage,
    font: cssText ? { cssText } : false,
    // An unreadable image would be a gap, which a saved poster must not have.
    fetchFn: async (address) => {
      try {
        return await readImage(address)
      } catch (error) {
        unreadable.push(address)
        throw error
      }
    },
  })
  const [address] = unreadable
  if (address) throw new PosterProblem('unreadable-image', { address })
  return canvas
}

/** The requested area on its background; outside of the element there is only background. */
function cut(
  whole: HTMLCanvasElement,
  { x, y, width, height, background, scale }: PosterArea,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = 'white'
  context.fillStyle = background
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(whole, -x * scale, -y * scale)
  return canvas
}
