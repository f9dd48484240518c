/** Texts for users who open the link of a private file. */
export const strings = {
  zh: {
    lang: 'zh-CN',
    title: '需要登录',
    text: '这个文件不对外公开。登录后可以查看你有权限的文件。',
    action: '去登录',
  },
  en: {
    lang: 'en',
    title: 'Please sign in',
    text: 'This file is not public. Sign in to see the files that you may see.',
    action: 'Sign in',
  },
} as const
