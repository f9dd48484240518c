import { defineStrings } from '@ebkit/core/locale'

/** Texts of the settings of a store. */
export const hotelConfigStrings = defineStrings('console-hotel-config', {
  zh: {
    title: '界面版本已变更',
    lead: '重新加载控制台后生效。其他页面没保存的内容会留在草稿里。',
    reload: '重新加载',
    later: '稍后',
    close: '关闭',
  },
  en: {
    title: 'The version of the console has changed',
    lead: 'It applies once the console is loaded again. What is not saved on other pages stays in its draft.',
    reload: 'Load it again',
    later: 'Later',
    close: 'Close',
  },
})
