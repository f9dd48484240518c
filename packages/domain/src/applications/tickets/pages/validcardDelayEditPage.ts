import type { Page } from '../../../pages/Page'

export const validcardDelayEditPage = {
  route: '/validcard/delay/edit',
  kind: 'form',
  title: { zh: '有效期卡延期设置', en: 'Card extension' },
  resource: 'validCardDelay',
  modes: ['add', 'edit'],
  param: 'delayId',
  sections: [
    {
      title: { zh: '延期对象', en: 'Cards' },
      fields: [
        'delayName',
        'targetType',
        'validCardId',
        'buyRange',
        'ecardUserIds',
        'cardFile',
        'includeExpired',
      ],
    },
    {
      title: { zh: '延期规则', en: 'Rule' },
      fields: ['delayType', 'delayDays', 'delayTo', 'reason', 'notifyHolder'],
    },
  ],
  presetBy: { ecardUserId: { targetType: 'holder', ecardUserIds: ['{ecardUserId}'] } },
  after: '/validcard/delay/list',
  andThen: { action: 'execute', label: { zh: '保存并执行', en: 'Save and run' } },
  uses: ['eb-date-range', 'eb-number-input', 'eb-uploader'],
  notes:
    'Query ecardUserId presets targetType holder with that holder. 预览 counts the affected cards and lists ten of them with old and new end date before saving; saving with none affected is refused. 保存并执行 saves and runs execute.',
} as const satisfies Page
