import { defineStrings } from '@ebkit/core/locale'

/** Texts of eb-frame; pages override them under the group `frame`. */
export const strings = defineStrings('frame', {
  zh: {
    heading: '嵌入的页面',
    loading: '正在打开页面',
    addressError: '页面地址错误',
    missing: '还没有设置地址',
    unsafe: '只能打开 http 和 https 地址，地址里不能有用户名和密码',
    'not-allowed': '{origin} 不在允许打开的网站里',
    slow: '页面还没有打开',
    slowDetail: '等了 {seconds} 秒，可以再等，也可以重试',
    retry: '重试',
    open: '在新窗口打开',
  },
  en: {
    heading: 'Embedded page',
    loading: 'Opening the page',
    addressError: 'Wrong page address',
    missing: 'No address has been set yet',
    unsafe: 'Only http and https addresses without a user name and password can be opened',
    'not-allowed': '{origin} is not one of the allowed sites',
    slow: 'The page has not opened yet',
    slowDetail: 'It has taken {seconds} seconds so far. Wait, or try again',
    retry: 'Try again',
    open: 'Open in a new window',
  },
})
