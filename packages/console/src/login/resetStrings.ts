import { defineStrings } from '@ebkit/core/locale'

/** Texts of the form for choosing a password by a link. */
export const resetStrings = defineStrings('console-reset', {
  zh: {
    reset: '设置新密码',
    resetTitle: '设置新密码 · ebkit 商户后台',
    resetLead: '至少 {count} 个字符，设好后用它登录。',
    newPassword: '新密码',
    repeatPassword: '再输一遍',
    save: '保存新密码',
    saving: '保存中',
    passwordShort: '至少 {count} 个字符',
    passwordsDiffer: '两次输入的密码不一样',
    ended: '链接已失效',
    endedLead: '链接只能用一次，30 分钟内有效。请店长再发一次。',
    done: '新密码已保存',
    doneLead: '其他设备上的登录都已退出，现在用新密码登录。',
    toLogin: '去登录',
  },
  en: {
    reset: 'Choose a new password',
    resetTitle: 'New password · ebkit back office',
    resetLead: 'At least {count} characters. Log in with it afterwards.',
    newPassword: 'New password',
    repeatPassword: 'Once more',
    save: 'Save the password',
    saving: 'Saving',
    passwordShort: 'At least {count} characters',
    passwordsDiffer: 'The two passwords differ',
    ended: 'This link has expired',
    endedLead: 'A link works once and for 30 minutes. Ask your manager for another one.',
    done: 'Your password is saved',
    doneLead: 'Other devices are logged out. Log in with the new password now.',
    toLogin: 'Log in',
  },
})
