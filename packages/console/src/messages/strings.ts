import { defineStrings } from '@ebkit/core/locale'

/** Texts of the messages behind the bell. */
export const messageStrings = defineStrings('console-messages', {
  zh: {
    title: '消息',
    kinds: '消息的种类',
    all: '全部',
    todo: '待办',
    message: '本窗口',
    notice: '公告',
    noneAll: '还没有消息',
    noneTodo: '没有要处理的事',
    noneMessage: '还没有消息',
    noneMessageLead: '本窗口的提示会留在这里。',
    noneNotice: '还没有公告',
    failed: '没加载全：{reason}',
    unread: '未读',
    readAll: '全部已读',
    allNotices: '看全部公告',
  },
  en: {
    title: 'Messages',
    kinds: 'Kinds of messages',
    all: 'All',
    todo: 'To do',
    message: 'This window',
    notice: 'Notices',
    noneAll: 'No messages yet',
    noneTodo: 'Nothing to do',
    noneMessage: 'No messages yet',
    noneMessageLead: 'What this window has said is kept here.',
    noneNotice: 'No notices yet',
    failed: 'Not everything was loaded: {reason}',
    unread: 'Unread',
    readAll: 'Mark all as read',
    allNotices: 'All notices',
  },
})
