import { inertHtml } from '../../../rich-html/parseHtml'
import type { Pause } from './createPause'

const pieceLength = 8192

/**
 * Parses HTML in a document of its own, in which nothing runs or is loaded, piece by piece as a browser parses what comes
 * from the network: `DOMParser` takes a text as a whole, and blocks the page for as long.
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
