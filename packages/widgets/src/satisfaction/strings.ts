import { defineStrings } from '@ebkit/core/locale'

/** Texts of the rating and the tab; pages override them, and those of `noticeStrings`, under the group `satisfaction`. */
export const strings = defineStrings('satisfaction', {
  zh: {
    // {page}: the page's name as its title has it, or `system`
    question: '「{page}」好用吗？',
    system: '整个系统',
    lead: '打个分，我们照着改',
    rating: '评分',
    // Begins with the score: under the stars it is drawn larger.
    star: '{score} 分 · {name}',
    score1: '非常不满意',
    score2: '不满意',
    score3: '一般',
    score4: '满意',
    score5: '非常满意',
    comment: '意见',
    placeholder: '哪里不顺手？想要什么？',
    decline: '以后再说',
    submit: '提交',
    close: '关闭',
    scoreMissing: '请先点星星打分',
    // {over}: characters too many
    commentTooLong: '最多 {maximum} 个字，请删掉 {over} 个',
    // The two halves of the floating tab.
    tabSystem: '系统评价',
    tabPage: '本页评价',
    success: '评价成功',
    unsent: '未发送，联网后自动发送',
    unsentForNow: '未发送，稍后自动再试',
    // {reason}: the server's words
    refused: '没有收下：{reason}',
    unavailable: '暂时不能评价',
  },
  en: {
    question: 'How well does “{page}” work for you?',
    system: 'the whole system',
    lead: 'Rate it, and we will improve it',
    rating: 'Rating',
    star: '{score} of 5 · {name}',
    score1: 'Very dissatisfied',
    score2: 'Dissatisfied',
    score3: 'Average',
    score4: 'Satisfied',
    score5: 'Very satisfied',
    comment: 'Comment',
    placeholder: 'What gets in your way? What is missing?',
    decline: 'Maybe later',
    submit: 'Submit',
    close: 'Close',
    scoreMissing: 'Choose a star rating first',
    commentTooLong: '{maximum} characters at most; remove {over}',
    tabSystem: 'Rate the system',
    tabPage: 'Rate this page',
    success: 'Rating sent',
    unsent: 'Not sent, goes out when you are online',
    unsentForNow: 'Not sent yet, tried again in a while',
    refused: 'Not accepted: {reason}',
    unavailable: 'Not possible now',
  },
})

export type Text = (key: keyof (typeof strings)['texts']['zh'], params?: Record<string, unknown>) => string
