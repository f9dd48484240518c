import { domToCanvas } from 'modern-screenshot'
import { canvasImage } from '../../saving'
import { PosterProblem } from '../PosterProblem'
import type { PosterArea } from '../posterSettings'
import { checkCodes, expectedCodes } from './checkCodes'
import { fontFaces } from './fontFaces'
import { readImage } from './readImage'

/** Styles that place an element in its page, and have no meaning in a picture of it alone. */
const outOfPage = {
  margin: '0',
  transform: 'none',
  position: 'relative',
  float: 'none',
  inset: 'auto',
} as const

/**
 * Makes an image of a part of an element, and reads the QR codes in it again.
 *
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
 * Waits for pictures that are still loading, since the layout depends on them; whether one can be read is found out when
 * it is drawn. A lazy one outside of the window would never come.
 */
async function picturesLoaded(source: HTMLElement): Promise<void> {
  const pictures = [...source.querySelectorAll('img')]
  const lazy = pictures.filter(({ loading }) => loading === 'lazy')
  for (const picture of lazy) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  for (const picture of lazy) picture.loading = 'lazy'
}

/** The whole element. Pictures are read one by one, so that the first one that cannot be read is known. */
async function draw(source: HTMLElement, scale: number): Promise<HTMLCanvasElement> {
  const unreadable: string[] = []
  const cssText = await fontFaces()
  const canvas = await domToCanvas(source, {
    width: source.offsetWidth,
    height: source.offsetHeight,
    scale,
    style: outOfPage,
    font: cssText ? { cssText } : false,
    // An unreadable picture becomes a gap: never in a poster that is offered.
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

/** The part that is asked for, on its background; outside of the element there is background only. */
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
