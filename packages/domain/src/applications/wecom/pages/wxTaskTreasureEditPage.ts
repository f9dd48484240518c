import type { Page } from '../../../pages/Page'

export const wxTaskTreasureEditPage = {
  route: '/wx-task-treasure/edit',
  kind: 'form',
  title: { zh: '编辑任务宝', en: 'Task treasure: edit' },
  resource: 'taskTreasure',
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
  after: '/wx-task-treasure/list',
  notes:
    'Behind the gate (W-GATE-1 to W-GATE-14). The code is dragged to its place on the poster preview, which writes posterQr. While PUBLISHED only the end of the period (later), stock (more), texts and employees may change; tiers are locked after the first participant.',
  sections: [
    { title: { zh: '基础信息', en: 'Basics' }, fields: ['activityName', 'period', 'employeeIds', 'tagIds'] },
    {
      title: { zh: '任务与奖励', en: 'Task and rewards' },
      fields: ['inviteRule', 'tiers', 'lostDeduct', 'regionLimit', 'autoStop'],
    },
    { title: { zh: '海报', en: 'Poster' }, fields: ['posterImage', 'posterQr'] },
    {
      title: { zh: '话术与规则', en: 'Texts and rules' },
      fields: ['welcomeText', 'helperText', 'finishText', 'rule'],
    },
  ],
} as const satisfies Page
