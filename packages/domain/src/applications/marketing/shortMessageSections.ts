/** Sections of the form of a text message. */
export const shortMessageSections = [
  {
    title: { zh: '短信内容', en: 'Text' },
    fields: [
      'activityName',
      'messageType',
      'signature',
      'content',
      'linkType',
      'products',
      'couponId',
      'customPageId',
      'linkUrl',
      'shortUrl',
      'charCount',
      'segmentCount',
    ],
  },
  {
    title: { zh: '发送对象', en: 'Audience' },
    fields: [
      'audienceType',
      'memberGradeIds',
      'customerTagIds',
      'behavior',
      'phones',
      'phoneFile',
      'excludeDays',
      'targetCount',
    ],
  },
  { title: { zh: '发送设置', en: 'Sending' }, fields: ['sendType', 'sendTime', 'costCount'] },
] as const
