import type { QrModules } from './encodeText'

export interface ModuleColours {
  /** CSS colour of the dark modules. */
  dark: string
  /** CSS colour of the rest. */
  light: string
}

/** The path of the dark modules in a square of one unit per module: one rectangle for each run. */
export function modulesPath(modules: QrModules): string {
  const runs: string[] = []
  modules.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x++
      const length = x - start + 1
      runs.push(`M${start} ${y}h${length}v1h-${length}z`)
    }
  })
  return runs.join('')
}

/**
 * Draws a code into a square of a canvas. Every module gets the same whole number of pixels, so that edges are sharp
 * for scanners; the remainder widens the margin.
 * @param size pixels of the square, at least as many as there are modules
 */
export function drawModules(
  canvas: CanvasRenderingContext2D,
  modules: QrModules,
  { x, y, size }: { x: number; y: number; size: number },
  { dark, light }: ModuleColours,
): void {
  canvas.fillStyle = light
  canvas.fillRect(x, y, size, size)
  const pixels = Math.floor(size / modules.length)
  const margin = Math.floor((size - pixels * modules.length) / 2)
  canvas.fillStyle = dark
  modules.forEach((row, top) => {
    row.forEach((isDark, start) => {
      if (isDark) canvas.fillRect(x + margin + start * pixels, y + margin + top * pixels, pixels, pixels)
    })
  })
}
