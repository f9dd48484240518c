import type { Page } from '../../../pages/Page'

export const memberListMemberAddEditPage = {
  route: '/member-list/memberAddEdit',
  kind: 'form',
  title: { zh: '新增/编辑会员', en: 'Member' },
  resource: 'member',
  modes: ['add', 'edit'],
  param: 'memberId',
  after: '/member-list/list',
  uses: ['eb-image-cropper', 'eb-cascader'],
  notes:
    'customFields renders the ENABLED memberField rows by sortNo and applies their own rules; entering a phone that exists offers to open that member; a change of grade or phone in edit mode asks for a reason and is written to memberChangeLog; a birthday filled by the member is locked when birthdayOnce is on.',
  sections: [
    {
      title: { zh: '基本资料', en: 'Profile' },
      fields: [
        'nickname',
        'realName',
        'phone',
        'gender',
        'birthday',
        'avatar',
        'email',
        'idCard',
        'region',
        'address',
      ],
    },
    {
      title: { zh: '会员身份', en: 'Membership' },
      fields: [
        'memberGradeId',
        'gradeExpireAt',
        'registerHotelId',
        'employeeId',
        'corporateMemberId',
        'tags',
      ],
    },
    { title: { zh: '扩展资料', en: 'More' }, fields: ['customFields', 'remark'] },
  ],
} as const satisfies Page
