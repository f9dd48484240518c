import { defineStrings } from '@ebkit/core/locale'

/** Texts of masked values that can be revealed. */
export const revealStrings = defineStrings('console-reveal', {
  zh: {
    show: '显示完整内容：{name}（会记入操作记录）',
    hide: '隐藏：{name}',
    showIt: '显示完整内容',
    hideIt: '隐藏',
    failed: '无法显示：{reason}',
  },
  en: {
    show: 'Show in full: {name} (is written to the history)',
    hide: 'Hide: {name}',
    showIt: 'Show in full',
    hideIt: 'Hide',
    failed: 'Could not show it: {reason}',
  },
})
