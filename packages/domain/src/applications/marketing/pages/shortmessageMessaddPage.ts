import type { Page } from '../../../pages/Page'
import { shortMessageSections } from '../shortMessageSections'

export const shortmessageMessaddPage = {
  route: '/shortmessage/messadd',
  kind: 'form',
  title: { zh: '新建短信活动', en: 'New SMS campaign' },
  resource: 'shortMessage',
  modes: ['add', 'copy'],
  param: 'copyId',
  after: '/shortmessage/messlist',
  uses: ['eb-product-picker', 'eb-uploader', 'eb-date-range', 'eb-number-input'],
  notes:
    'A phone preview on the right shows the text with sample values, 【signature】 and the unsubscribe line; characters and segments are counted while typing. Words of the forbidden list are underlined and block submitting. 估算人数 computes recipients and cost and shows the SMS balance with a link to /sms-buy/list. Buttons: 保存草稿, 测试发送, 提交审核. A timed marketing message outside 8:00-21:00 or in the past is refused. Query copyId fills text and audience from another campaign.',
  sections: [...shortMessageSections],
} as const satisfies Page
