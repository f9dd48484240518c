import { defineStrings } from '@ebkit/core/locale'

/** Texts of the page's list of messages; pages override them under the group `feedback`. */
export const strings = defineStrings('feedback', {
  zh: {
    // {count}: messages in the list
    messages: '消息 {count}',
    title: '消息',
    empty: '没有消息',
    close: '关闭',
  },
  en: {
    messages: 'Messages {count}',
    title: 'Messages',
    empty: 'No messages',
    close: 'Close',
  },
})
