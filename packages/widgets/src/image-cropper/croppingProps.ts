import type { useStrings } from '../environment'
import type { dialogStrings } from './dialogStrings'
import type { KeptCrop } from './KeptCrop'
import type { ImageCropperProps } from './props'

export interface CroppingProps extends ImageCropperProps {
  kept: KeptCrop
  open: boolean
  heading: string
}

export type Text = ReturnType<typeof useStrings<keyof (typeof dialogStrings)['texts']['zh']>>
