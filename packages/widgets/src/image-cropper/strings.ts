import { defineStrings } from '@ebkit/core/locale'

/** Texts of the button; pages override them under the group `cropper`. */
export const strings = defineStrings('cropper', {
  zh: {
    title: '裁剪图片',
    missing: '裁剪功能没有加载出来，检查网络后再试',
  },
  en: {
    title: 'Crop image',
    missing: 'The cropper could not be loaded. Check the network and try again',
  },
})
