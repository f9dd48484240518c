import { defineStrings } from '@ebkit/core/locale'

/** Texts of the button; pages override them under the group `cropper`. */
export const strings = defineStrings('cropper', {
  zh: {
    title: '裁剪图片',
  },
  en: {
    title: 'Crop image',
  },
})
