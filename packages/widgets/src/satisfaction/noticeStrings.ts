import { defineStrings } from '@ebkit/core/locale'

/** Further texts of the satisfaction widget, in the same group; loaded with the notices. */
export const noticeStrings = defineStrings('satisfaction', {
  zh: {
    thanks: '谢谢你的意见',
    // The error is shown below.
    failure: '评价没有提交上去，再试一次？',
    later: '稍后',
    retry: '重试',
    signedOut: '登录后才能评价',
  },
  en: {
    thanks: 'Thank you for your opinion',
    failure: 'Your rating was not sent. Try again?',
    later: 'Later',
    retry: 'Try again',
    signedOut: 'Sign in to rate',
  },
})
