import { NativePromise } from '@ebkit/core/promise'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { cropIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useEffect, useImperativeHandle, useReducer, useRef } from 'react'
import { useEnvironment, useStrings } from '../environment'
import { laterPart } from '../later/laterPart'
import { useShown } from '../opening/useShown'
import css from './ImageCropper.css'
import type { KeptCrop } from './KeptCrop'
import type { CropOptions, CropResult, ImageCropperProps } from './props'
import { strings } from './strings'

const [useCropping, fetchCropping] = laterPart(() => import('./Cropping'))

/**
 * Crops a picture in a dialog, and uploads the result.
 *
 * @spec W-CROP-1
 * @example
 * ```tsx
 * import { ImageCropper } from '@ebkit/widgets/image-cropper'
 *
 * export function Cover({ onPicture }: { onPicture(picture: Blob): void }) {
 *   return <ImageCropper aspectRatio={16 / 9} outputWidth={1280} onCrop={({ blob }) => onPicture(blob)} />
 * }
 * ```
 */
export function ImageCropper(props: ImageCropperProps) {
  const { buttonLabel, noButton, disabled, draft } = props
  const { locale, dir } = useEnvironment()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const own = useRef<KeptCrop>({})
  if (draft) draft.current ??= own.current
  const kept = (draft?.current as KeptCrop | undefined) ?? own.current
  const { isOpen, show, hide } = useShown<'cancel'>({ ...props, open: !!props.open && !disabled })
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const wasOpen = useRef(false)
  wasOpen.current ||= isOpen
  const { Cropping, failure } = useCropping(isOpen, props.onError)

  const settle = (result?: CropResult) => {
    const { resolve } = kept
    kept.resolve = undefined
    resolve?.(result)
  }
  const end = (result?: CropResult) => {
    hide()
    settle(result)
  }
  const crop = (image: Blob | string, options?: CropOptions) =>
    new NativePromise<CropResult | undefined>((resolve) => {
      if (disabled) return resolve(undefined)
      settle()
      Object.assign(kept, { image, options, resolve })
      show()
      redraw()
    })
  // Closed by the page: the promise of the call resolves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each closing
  useEffect(() => {
    if (!isOpen && wasOpen.current) settle()
  }, [isOpen])
  useImperativeHandle(props.handle, () => ({
    show: () => disabled || show(),
    hide: () => hide(),
    focus: () => element.current?.querySelector<HTMLElement>('[part=button]')?.focus(),
    crop,
  }))

  return (
    <div ref={element} className="eb-root eb-image-cropper" lang={locale} dir={dir}>
      {!noButton && (
        <fieldset className="eb-image-cropper__opener" disabled={disabled} onPointerEnter={fetchCropping}>
          <Button part="button" onClick={show}>
            <Icon path={cropIcon} />
            {buttonLabel || text('title')}
          </Button>
        </fieldset>
      )}
      {failure}
      {Cropping && wasOpen.current && (
        <Cropping
          {...props}
          {...kept.options}
          kept={kept}
          open={isOpen}
          heading={kept.options?.heading || props.heading || text('title')}
          onCrop={(detail) => {
            props.onCrop?.(detail)
            end(detail.result)
          }}
          onCancel={() => {
            props.onCancel?.()
            end()
          }}
          onAfterHide={() => {
            wasOpen.current = false
            Object.assign(kept, { image: undefined, options: undefined, taken: undefined, state: undefined })
            redraw()
            props.onAfterHide?.()
          }}
        />
      )}
    </div>
  )
}
