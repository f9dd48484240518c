import { defineStrings } from '@ebkit/core/locale'

/** Texts of the guide of the home page. */
export const guideStrings = defineStrings('console-guide', {
  zh: {
    title: '认识工作台',
    progress: '做完 {done} 步，还有 {left} 步',
    finished: '都看过了',
    store: '选门店',
    todo: '处理一件待办',
    figures: '看懂经营数据',
    shortcuts: '加常用功能',
    notices: '读系统公告',
    see: '看第 {number} 步',
    done: '已完成',
    close: '关闭引导',
    again: '认识工作台',
  },
  en: {
    title: 'Get to know this page',
    progress: '{done} {done|step|steps} done, {left} to go',
    finished: 'You have seen all of it',
    store: 'Choose a store',
    todo: 'Handle a to-do',
    figures: 'Read the figures',
    shortcuts: 'Add shortcuts',
    notices: 'Read the notices',
    see: 'Show step {number}',
    done: 'done',
    close: 'Close the guide',
    again: 'Show the guide',
  },
})
