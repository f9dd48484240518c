import { defineStrings } from '@ebkit/core/locale'

/** Texts of pages that embed another one. */
export const frameStrings = defineStrings('console-frame', {
  zh: {
    reload: '重新加载',
    openWindow: '在新窗口打开',
    hotelConfig: '去商户设置填写地址',
    newEagleEye: '打开新版鹰眼',
    newEagleEyeLead: '新版鹰眼已上线',
  },
  en: {
    reload: 'Reload',
    openWindow: 'Open in a new window',
    hotelConfig: 'Set the address in the hotel settings',
    newEagleEye: 'Open the new eagle eye',
    newEagleEyeLead: 'The new eagle eye is here',
  },
})
