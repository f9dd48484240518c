import { defineStrings } from '@ebkit/core/locale'

/** Texts of links to pages of the shop, and of short links. */
export const linkStrings = defineStrings('console-links', {
  zh: {
    builder: '带参数的链接',
    noParameters: '这个页面没有可选参数。',
    link: '链接',
    copy: '复制链接',
    example: '如 {example}',
    quick: '快速生成短链',
    paste: '粘贴网址，按回车生成短链',
    make: '生成',
    wrong: '请填写以 http:// 或 https:// 开头的网址',
    failed: '未能生成短链：{reason}',
    made: '短链已生成',
  },
  en: {
    builder: 'Link with parameters',
    noParameters: 'This page has no optional parameters.',
    link: 'Link',
    copy: 'Copy the link',
    example: 'such as {example}',
    quick: 'Quick short link',
    paste: 'Paste an address and press Enter',
    make: 'Make it',
    wrong: 'Enter an address that begins with http:// or https://',
    failed: 'Could not make the short link: {reason}',
    made: 'The short link is there',
  },
})
