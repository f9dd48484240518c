import { defineStrings } from '@ebkit/core/locale'

/** Texts of questions to the platform's support. */
export const feedbackStrings = defineStrings('console-feedback', {
  zh: {
    steps: '进度',
    submitted: '已提交',
    accepted: '已受理',
    replied: '已回复',
    closed: '已关闭',
    waiting: '待进行',
    conversation: '沟通记录',
    noReplies: '还没有回复。',
    rate: '{count} 条回复已超过 3 天没有评价，解决了就评个分吧。',
    seeThem: '查看',
    rateFailed: '未能查询待评价的回复：{reason}',
    similar: '这些问题以前解决过，看看是不是同一个',
    similarFailed: '未能查找相似的问题：{reason}',
    noAnswer: '没有留下回答',
    hotline: '业务中断？请同时拨打紧急热线',
  },
  en: {
    steps: 'Progress',
    submitted: 'Submitted',
    accepted: 'Accepted',
    replied: 'Replied',
    closed: 'Closed',
    waiting: 'To come',
    conversation: 'Conversation',
    noReplies: 'No replies yet.',
    rate: '{count} replies are older than 3 days and not rated. Solved? Please rate them.',
    seeThem: 'Show them',
    rateFailed: 'Could not look for replies to rate: {reason}',
    similar: 'These were solved before. Is yours among them?',
    similarFailed: 'Could not look for similar questions: {reason}',
    noAnswer: 'No answer was kept',
    hotline: 'Business at a standstill? Call the hotline as well',
  },
})
