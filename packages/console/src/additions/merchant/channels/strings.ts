import { defineStrings } from '@ebkit/core/locale'

/** Texts of channels whose authorisation expires. */
export const channelStrings = defineStrings('console-channels-expiry', {
  zh: {
    expiring: '{count} 个渠道的授权即将到期：{names}。到期后停止售卖和消息推送，请及时续期。',
    one: '{name}（剩 {days} 天）',
    comma: '、',
    show: '只看即将到期',
    failed: '未能查询即将到期的授权：{reason}',
  },
  en: {
    expiring:
      '{count} {count|authorisation ends|authorisations end} soon: {names}. Selling and messages stop then: renew {count|it|them} in time.',
    one: '{name} ({days} {days|day|days} left)',
    comma: ', ',
    show: 'Show only these',
    failed: 'Could not look for authorisations that end soon: {reason}',
  },
})
