import type { CropOptions, CropRatio } from '../image-cropper'

const known: readonly string[] = ['original', '1:1', '4:3', '3:4', 'screen']

/** The crop ratio of a property’s text: `16:9`, a named ratio of the cropper, or `free`. Undefined: no cropping. */
export function cropRatio(text: string | undefined): CropOptions | undefined {
  if (text === undefined || text === 'none') return undefined
  const given = text.trim()
  if (known.includes(given)) return { ratio: given as CropRatio, ratios: [given as CropRatio] }
  const [, width, height] = /^(\d+(?:\.\d+)?)\s*[:/]\s*(\d+(?:\.\d+)?)$/.exec(given) ?? []
  const aspectRatio = Number(width) / Number(height)
  if (aspectRatio > 0 && Number.isFinite(aspectRatio))
    return { ratio: 'custom', ratios: ['custom'], aspectRatio }
  // `free`, and an attribute without a value
  return { ratio: 'custom' }
}
