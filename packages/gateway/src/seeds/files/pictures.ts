import sharp from 'sharp'
import type { Random } from '../random'

/** Width and height in pixels. */
const sizes = [
  [960, 640],
  [800, 600],
  [640, 960],
  [1080, 1080],
] as const

/** A row of hills across the picture. */
function hills(random: Random, width: number, height: number, base: number): string {
  const steps = 6
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const y = Math.round(height * base + random.between(-height / 10, height / 10))
    return `${Math.round((width * step) / steps)},${y}`
  })
  return `0,${height} ${points.join(' ')} ${width},${height}`
}

/** A landscape with a sky, a sun and three rows of hills; the file is small, and no two are alike. */
function landscape(random: Random, width: number, height: number): string {
  const hue = random.between(0, 359)
  const ranges = [0.55, 0.68, 0.82].map(
    (base, index) =>
      `<polygon points="${hills(random, width, height, base)}" fill="hsl(${(hue + 140) % 360},${30 + index * 8}%,${52 - index * 14}%)"/>`,
  )
  const sun = `<circle cx="${random.between(width / 5, width * 0.8)}" cy="${random.between(height / 6, height / 3)}" r="${height / 12}" fill="hsl(${(hue + 30) % 360},90%,85%)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="hsl(${hue},55%,62%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360},70%,88%)"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>${sun}${ranges.join('')}
  </svg>`
}

/** Draws a picture and encodes it as JPEG. */
export function drawPicture(random: Random): Promise<Buffer> {
  const [width, height] = random.pick(sizes)
  return sharp(Buffer.from(landscape(random, width, height)))
    .jpeg({ quality: 78 })
    .toBuffer()
}
