import { drawModules, type ModuleColours, modulesPath } from '../qr/drawModules'
import type { QrModules } from '../qr/encodeText'
import { canvasImage } from '../saving'

/** File types of a code. */
export type QrFormat = 'png' | 'svg'

/**
 * A code as a file.
 * @param width pixels of a side; a PNG has more where the code has more modules than that
 */
export function qrImage(
  modules: QrModules,
  format: QrFormat,
  width: number,
  colours: ModuleColours,
): Promise<Blob> {
  return format === 'svg' ? svgImage(modules, width, colours) : pngImage(modules, width, colours)
}

async function svgImage(modules: QrModules, width: number, { dark, light }: ModuleColours): Promise<Blob> {
  const side = modules.length
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const set = (element: Element, attributes: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  }
  set(svg, { width, height: width, viewBox: `0 0 ${side} ${side}`, 'shape-rendering': 'crispEdges' })
  for (const [d, fill] of [
    [`M0 0h${side}v${side}H0z`, light],
    [modulesPath(modules), dark],
  ]) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    set(path, { d, fill })
    svg.append(path)
  }
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' })
}

async function pngImage(modules: QrModules, width: number, colours: ModuleColours): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.max(width, modules.length)
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  drawModules(context, modules, { x: 0, y: 0, size: canvas.width }, colours)
  return canvasImage(canvas)
}
