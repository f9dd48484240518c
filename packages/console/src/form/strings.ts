import { defineStrings } from '@ebkit/core/locale'

/** Texts around forms of rows. */
export const formStrings = defineStrings('console-form', {
  zh: {
    later: '暂不{verb}',
    notRun: '已保存，但{verb}没有成功',
    understood: '知道了',
    close: '关闭',
    failed: '没有成功',
    unsaved: '请先保存或放弃修改',
  },
  en: {
    later: 'Not now',
    notRun: 'Saved, but not done: {verb}',
    understood: 'OK',
    close: 'Close',
    failed: 'It failed',
    unsaved: 'Save or discard the changes first',
  },
})
