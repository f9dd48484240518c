import jsQR from 'jsqr'
import sharp from 'sharp'

/** The content of a QR code; undefined if the picture has none. @param drawing an SVG */
export async function readCode(drawing: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(drawing, { density: 300 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
