import { ImageCropper, type ImageCropperProps } from '@ebkit/widgets/image-cropper'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const number = { type: 'number' } as const

const isPicture = (image: unknown) => typeof image === 'string' || image instanceof Blob

/** `<eb-image-cropper>`: crops a picture in a dialog, and uploads the result. */
export const imageCropper = defineElement<ImageCropperProps>({
  tag: 'eb-image-cropper',
  component: ImageCropper,
  connection: widgetConnection,
  display: 'inline-block',
  properties: {
    open: flag,
    src: text,
    image: { accepts: isPicture, example: 'input.files[0]' },
    ratio: {
      type: 'string',
      values: ['original', '1:1', '4:3', '3:4', 'screen', 'custom'],
      default: '1:1',
    },
    ratios: { type: 'json', accepts: Array.isArray, example: '["1:1","4:3"]' },
    aspectRatio: number,
    outputWidth: number,
    outputHeight: number,
    noUpload: flag,
    visibility: { type: 'string', values: ['public', 'private'], default: 'public' },
    heading: text,
    buttonLabel: text,
    noButton: flag,
    disabled: flag,
  },
  events: {
    'eb-show': { prop: 'onShow', kind: 'overlay', sets: { open: true } },
    'eb-hide': { prop: 'onHide', kind: 'overlay', sets: { open: false } },
    'eb-after-hide': { prop: 'onAfterHide', kind: 'overlay' },
    'eb-crop': { prop: 'onCrop', kind: 'action' },
    'eb-cancel': { prop: 'onCancel', kind: 'action' },
  },
  methods: ['show', 'hide', 'focus', 'crop'],
})

/** Texts of its reference page. */
export const imageCropperReference: ElementReference = {
  summary: 'Crops an image in a dialog, and uploads the result.',
  parts: {
    button: 'The button that opens the dialog.',
    panel: 'The box of the dialog.',
    body: 'The area of the image.',
    choose: 'The button that chooses a picture.',
    box: 'The crop box.',
    preview: 'The preview of the result.',
    group: 'The ratios.',
    option: 'One ratio.',
    tools: 'The buttons that zoom, rotate and flip.',
    message: 'The error, beside the buttons.',
    cancel: 'The button 取消.',
    confirm: 'The button 确定.',
  },
  keyboard: {
    Tab: 'To the crop box, the ratios, the tools and the buttons.',
    '← → ↑ ↓': 'On the crop box: moves it by 1 px of the picture; with Shift by 10.',
    'Ctrl+arrows': 'On the crop box: makes it larger or smaller by 1 px; with Shift by 10.',
    '+ -': 'On the crop box: zooms the picture by a tenth.',
    Esc: 'Closes the dialog without a result.',
  },
}
