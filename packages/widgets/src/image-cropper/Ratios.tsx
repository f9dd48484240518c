import { OptionGroup } from '@ebkit/ui/option-group'
import type { Cropper, CropperState } from './createCropper'
import type { Text } from './croppingProps'
import type { CropRatio } from './props'
import { allRatios } from './ratioValue'

export interface RatiosProps {
  cropper: Cropper
  state: CropperState
  text: Text
  ratios: readonly CropRatio[] | undefined
}

/** @spec W-CROP-2 */
export function Ratios({ cropper, state, text, ratios = allRatios }: RatiosProps) {
  const known = ratios.filter((ratio) => allRatios.includes(ratio))
  if (known.length < 2) return null
  return (
    <OptionGroup
      kind="radio"
      label={text('ratio')}
      options={known.map((value) => ({
        value,
        label: value.includes(':') ? value : text(value as 'original' | 'screen' | 'custom'),
      }))}
      selected={[state.ratio]}
      disabled={state.isSubmitting}
      onChange={(value) => cropper.setRatio(value as CropRatio)}
    />
  )
}
