import { defineStrings } from '@ebkit/core/locale'

/** Texts of the additions to pages of pass deliveries. */
export const deliveryStrings = defineStrings('console-deliveries', {
  zh: {
    steps: '配送进度',
    holders: '持卡人',
    holder: '{number}. {name}',
    newHolder: '{number}. {name}（未建）',
    overdue: '{count} 单等待超过 48 小时，请尽快处理。',
    notCounted: '超时的配送单没有数出来：{reason}',
    orderFailed: '订单读取失败，请手工填写：{reason}',
  },
  en: {
    steps: 'Progress of the delivery',
    holders: 'Holders',
    holder: '{number}. {name}',
    newHolder: '{number}. {name} (none yet)',
    overdue: '{count} {count|has|have} been waiting for more than 48 hours.',
    notCounted: 'Overdue deliveries were not counted: {reason}',
    orderFailed: 'Could not read the order, please fill in by hand: {reason}',
  },
})
