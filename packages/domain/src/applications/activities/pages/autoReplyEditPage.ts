import type { Page } from '../../../pages/Page'

export const autoReplyEditPage = {
  route: '/auto-reply/edit',
  kind: 'form',
  title: { zh: '编辑自动回复', en: 'Auto-reply rule' },
  resource: 'autoReply',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  sections: [
    {
      title: { zh: '触发', en: 'Trigger' },
      fields: ['ruleName', 'replyType', 'keywords', 'qrcodeCampaignId'],
    },
    { title: { zh: '回复', en: 'Reply' }, fields: ['replies', 'replyMode'] },
    { title: { zh: '高级', en: 'Advanced' }, fields: ['effectiveTime', 'intervalMinutes', 'tagIds', 'sort'] },
  ],
  after: '/auto-reply/index',
  uses: ['eb-list-editor', 'eb-image-picker'],
  notes: 'A phone-shaped preview shows the replies in order. Images at most 10 MB, png, jpg, gif.',
} as const satisfies Page
