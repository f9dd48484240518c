import type { Page } from '../../../pages/Page'

export const upgradeTypePage = {
  route: '/upgrade-type',
  kind: 'settings',
  title: { zh: '升级方式', en: 'Upgrade settings' },
  resource: 'memberUpgradeSetting',
  uses: ['eb-list-editor', 'eb-switch'],
  notes:
    'Changing upgradeType or statPeriod shows how many members would change grade under the new rule and asks for confirmation; grades are recalculated the next night, never downwards on that occasion. Below: the thresholds of the grades, read-only, with a link to /member-grade.',
  sections: [
    {
      title: { zh: '升级依据', en: 'Basis' },
      fields: ['upgradeType', 'statPeriod', 'growthSources', 'countLines'],
    },
    {
      title: { zh: '入账与升级', en: 'Counting' },
      fields: ['settleTiming', 'settleDays', 'refundDeduct', 'upgradeTiming', 'crossUpgrade'],
    },
    {
      title: { zh: '保级与降级', en: 'Keep and downgrade' },
      fields: ['keepEnabled', 'downgradeMode', 'remindDays'],
    },
    { title: { zh: '通知', en: 'Notices' }, fields: ['notifyChannels'] },
  ],
} as const satisfies Page
