import { inertHtml } from '../../../rich-html/parseHtml'
import type { Pause } from './createPause'

const pieceLength = 8192

/**
 * Parses HTML in an inert document, piece by piece as a browser parses a network response: `DOMParser` parses a text
 * as a whole, and blocks the page meanwhile.
 */
export async function parseInSlices(
  html: string,
  pause: Pause,
  onProgress: (share: number) => void,
): Promise<HTMLElement> {
  const inert = document.implementation.createHTMLDocument('')
  inert.open()
  for (let start = 0; start < html.length; start += pieceLength) {
    inert.write(inertHtml(html.slice(start, start + pieceLength)))
    onProgress(start / html.length)
    await pause()
  }
  inert.close()
  return inert.body
}
