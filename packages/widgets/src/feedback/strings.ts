import { defineStrings } from '@ebkit/core/locale'

/** Texts of the page's list of messages; pages override them under the group `feedback`. */
export const strings = defineStrings('feedback', {
  zh: {
    // {count}: messages in the list
    messages: '消息 {count}',
    title: '消息',
    empty: '没有消息',
    close: '关闭',
    // To the page's developer. {call} is a function such as confirm, {name} the given option, {names} the available
    // ones.
    unknown: 'EB.{call} 没有选项 {name}，有的是：{names}',
  },
  en: {
    messages: 'Messages {count}',
    title: 'Messages',
    empty: 'No messages',
    close: 'Close',
    unknown: 'EB.{call} has no option {name}. There are: {names}',
  },
})
