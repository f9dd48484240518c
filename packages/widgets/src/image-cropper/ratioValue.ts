import type { Size } from './boxes'
import type { CropRatio } from './props'

/** All ratios, in the order of the dialog. @spec W-CROP-2 */
export const allRatios: readonly CropRatio[] = ['original', '1:1', '4:3', '3:4', 'screen', 'custom']

/** @param picture as rotated @param custom the ratio of the page; free without */
export function ratioValue(name: CropRatio, picture: Size, custom: number | undefined): number | undefined {
  const values: Record<CropRatio, number | undefined> = {
    original: picture.width / picture.height,
    '1:1': 1,
    '4:3': 4 / 3,
    '3:4': 3 / 4,
    screen: 0.56,
    custom: custom && custom > 0 && Number.isFinite(custom) ? custom : undefined,
  }
  return values[name]
}
