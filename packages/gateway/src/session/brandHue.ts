/** One channel of sRGB, 0..1, without its gamma. */
const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/**
 * The hue of a brand's colour in OKLCH degrees, 0..360, for `--eb-brand`; null for a grey or what is no `#rrggbb`.
 * The matrices are those of CSS Color 4.
 */
export function brandHue(themeColor: string): number | null {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(themeColor)
  if (!channels) return null
  const [r, g, b] = channels.slice(1).map((hex) => linear(Number.parseInt(hex, 16) / 255)) as [
    number,
    number,
    number,
  ]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const greenRed = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const blueYellow = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  if (Math.hypot(greenRed, blueYellow) < 0.02) return null
  const degrees = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI
  return Math.round((degrees + 360) % 360)
}
