import type { Page } from '../../../pages/Page'

export const memberGradePage = {
  route: '/member-grade',
  kind: 'list',
  title: { zh: '会员等级', en: 'Member grades' },
  resource: 'memberGrade',
  columns: [
    'level',
    'cardFace',
    'gradeName',
    'obtainMode',
    'growthThreshold',
    'salePrice',
    'validMonths',
    'discount',
    'pointRate',
    'interestIds',
    'memberCount',
    'isDefault',
    'status',
  ],
  search: ['gradeName'],
  filters: ['obtainMode', 'status'],
  sort: 'level asc',
  toolbar: [
    'create',
    { label: { zh: '升级方式', en: 'Upgrade settings' }, to: '/upgrade-type' },
    { label: { zh: '会员权益', en: 'Benefits' }, to: '/member-interest/list' },
  ],
  rowActions: [
    'edit',
    'copy',
    'enable',
    'disable',
    'delete',
    { label: { zh: '查看会员', en: 'Members' }, to: '/member-list/list?memberGradeId={memberGradeId}' },
  ],
  uses: ['eb-image-picker', 'eb-rich-text', 'eb-list-editor'],
  notes:
    'The drawer shows a live card preview (face, colour, name). growthThreshold must rise with level and discount must not get worse: checked on saving against the neighbours. Delete only when memberCount is 0 and not default.',
  drawer: {
    sections: [
      {
        title: { zh: '等级', en: 'Grade' },
        fields: ['gradeName', 'level', 'isDefault', 'cardFace', 'themeColor', 'icon'],
      },
      {
        title: { zh: '获得与保级', en: 'Obtain and keep' },
        fields: ['obtainMode', 'growthThreshold', 'salePrice', 'validMonths', 'keepThreshold'],
      },
      {
        title: { zh: '权益', en: 'Benefits' },
        fields: ['discount', 'pointRate', 'interestIds', 'upgradeGifts', 'description'],
      },
    ],
  },
} as const satisfies Page
