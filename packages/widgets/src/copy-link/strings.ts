import { defineStrings } from '@ebkit/core/locale'

/** Every text of eb-copy-link; pages override them under the group `copyLink`. */
export const strings = defineStrings('copyLink', {
  zh: {
    copy: '复制链接',
    copied: '复制成功',
    failed: '复制失败',
    // Above the link, which is selected.
    byHand: '链接已选中，按 Ctrl+C 复制，手机上长按',
    close: '关闭',
  },
  en: {
    copy: 'Copy link',
    copied: 'Copied',
    failed: 'Copying failed',
    byHand: 'The link is selected: press Ctrl+C, or hold it on a phone',
    close: 'Close',
  },
})
