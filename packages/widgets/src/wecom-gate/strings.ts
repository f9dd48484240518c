import { defineStrings } from '@ebkit/core/locale'

/** Texts of eb-wecom-gate; pages override them under the group `wecomGate`. */
export const strings = defineStrings('wecomGate', {
  zh: {
    checking: '正在确认企业微信授权…',
    title: '用企业微信经营客户',
    lead: '开通并授权后，即可在这里管理企业微信客户。',
    blurbCustomers: '客户沉淀到企业，员工离职客户不流失',
    blurbWelcome: '渠道活码自动打标签、发欢迎语，带来的客户一目了然',
    blurbMessages: '客户群发、群活码、裂变与雷达，一处完成',
    blurbMembers: '客户与会员自动匹配，侧边栏直接看订单、发优惠券',
    apply: '申请开通并授权',
    applying: '正在申请…',
    failed: '申请失败：{reason}',
    refused: '申请没有被接受，请稍后重试或联系服务经理。',
    contact: '扫码咨询服务经理',
    contactCode: '服务经理的二维码',
    overlayTitle: '企业微信尚未授权',
    overlayText: '没有找到本店的企业。请到商家版的“应用管理”中完成企业微信授权，再回到这里。',
    retry: '重新检查',
  },
  en: {
    checking: 'Checking the enterprise WeChat authorisation…',
    title: 'Stay in touch with customers through enterprise WeChat',
    lead: 'Apply and authorise, then manage your enterprise WeChat customers here.',
    blurbCustomers: 'Customers stay with the company when employees leave',
    blurbWelcome: 'Channel codes tag new contacts and greet them, so that every source can be counted',
    blurbMessages: 'Broadcasts, group codes, referral campaigns and content tracking in one place',
    blurbMembers: 'Contacts are matched with members; orders and coupons are in the sidebar',
    apply: 'Apply and authorise',
    applying: 'Applying…',
    failed: 'The application failed: {reason}',
    refused: 'The application was not accepted. Try again later, or ask your service manager.',
    contact: 'Scan to ask your service manager',
    contactCode: 'QR code of the service manager',
    overlayTitle: 'Enterprise WeChat is not authorised',
    overlayText:
      'No corporation of this store was found. Authorise enterprise WeChat under “Application management” in the merchant edition, then come back.',
    retry: 'Check again',
  },
})
