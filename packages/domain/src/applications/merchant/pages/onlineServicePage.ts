import type { Page } from '../../../pages/Page'

export const onlineServicePage = {
  route: '/onlineService',
  kind: 'settings',
  title: { zh: '在线客服', en: 'Online service' },
  resource: 'onlineServiceConfig',
  uses: ['eb-switch', 'eb-list-editor', 'eb-image-picker', 'eb-rich-text'],
  notes:
    'A phone preview shows the float icon and the greeting of the moment (within or outside hours). At least one of servicePhones is needed when serviceType is PHONE. A test button opens the service link in a new window.',
  sections: [
    {
      title: { zh: '客服方式', en: 'Service' },
      fields: ['enabled', 'serviceType', 'wecomServiceUrl', 'wecomCorpId', 'thirdPartyUrl', 'servicePhones'],
    },
    { title: { zh: '服务时间', en: 'Hours' }, fields: ['serviceHours', 'serviceDays', 'offlineReply'] },
    {
      title: { zh: '接待', en: 'Reception' },
      fields: ['welcomeText', 'staff', 'assignMode', 'sendProductCard', 'askRating', 'quickQuestions'],
    },
    { title: { zh: '入口', en: 'Entries' }, fields: ['entries', 'floatIcon', 'floatPosition'] },
  ],
} as const satisfies Page
