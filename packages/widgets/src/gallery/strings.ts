import { defineStrings } from '@ebkit/core/locale'

/** Texts of the small pictures; pages override them under the group `gallery`. */
export const strings = defineStrings('gallery', {
  zh: {
    label: '图片',
    open: '放大第 {place} 张',
    openTitled: '放大「{title}」',
  },
  en: {
    label: 'Images',
    open: 'Enlarge image {place}',
    openTitled: 'Enlarge {title}',
  },
})
