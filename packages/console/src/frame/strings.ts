import { defineStrings } from '@ebkit/core/locale'

/** Texts of pages that embed another one. */
export const frameStrings = defineStrings('console-frame', {
  zh: {
    reload: '重新加载',
    openWindow: '在新窗口打开',
    hotelConfig: '去商户设置填写地址',
    menuConfig: '去菜单配置填写地址',
    gone: '菜单里没有这一项了',
    goneLead: '它可能已被删除、隐藏，或不再向您的角色开放。请联系管理员。',
    newEagleEye: '打开新版鹰眼',
    newEagleEyeLead: '新版鹰眼已上线',
  },
  en: {
    reload: 'Reload',
    openWindow: 'Open in a new window',
    hotelConfig: 'Set the address in the hotel settings',
    menuConfig: 'Set the address in the menu settings',
    gone: 'The menu no longer has this entry',
    goneLead: 'It may have been deleted, hidden or closed to your role. Please ask your administrator.',
    newEagleEye: 'Open the new eagle eye',
    newEagleEyeLead: 'The new eagle eye is here',
  },
})
