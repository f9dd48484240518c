import type { Page } from '../../../pages/Page'

export const groupFissionEditPage = {
  route: '/group-fission/edit',
  kind: 'form',
  title: { zh: '编辑群裂变', en: 'Group fission: edit' },
  resource: 'groupFission',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  uses: [
    'eb-wecom-gate',
    'eb-image-cropper',
    'eb-list-editor',
    'eb-rich-text',
    'eb-date-range',
    'eb-poster',
    'eb-product-picker',
  ],
  after: '/group-fission/list',
  notes:
    'Behind the gate (W-GATE-1 to W-GATE-14). The chosen group code shows its free places. While PUBLISHED only the end of the period (later), stock (more), texts and employees may change; tiers are locked after the first participant.',
  sections: [
    {
      title: { zh: '基础信息', en: 'Basics' },
      fields: ['activityName', 'period', 'groupLiveCodeId', 'receiveEmployeeIds', 'tagIds'],
    },
    { title: { zh: '任务与奖励', en: 'Task and rewards' }, fields: ['tiers', 'newOnly', 'leaveDeduct'] },
    {
      title: { zh: '页面与分享', en: 'Page and sharing' },
      fields: ['pageBanner', 'posterImage', 'shareTitle', 'shareImage'],
    },
    { title: { zh: '话术与规则', en: 'Texts and rules' }, fields: ['groupText', 'rule'] },
  ],
} as const satisfies Page
