import { defineStrings } from '@ebkit/core/locale'

/** Words of the small drawings before values of lists. */
export const markStrings = defineStrings('console-marks', {
  zh: { pin: '置顶', dot: '未读' },
  en: { pin: 'Pinned', dot: 'New' },
})
