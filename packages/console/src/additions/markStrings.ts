import { defineStrings } from '@ebkit/core/locale'

/** Texts of the small icons before values in lists. */
export const markStrings = defineStrings('console-marks', {
  zh: { pin: '置顶', dot: '未读' },
  en: { pin: 'Pinned', dot: 'New' },
})
