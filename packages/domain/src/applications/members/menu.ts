import type { MenuGroup } from '../../menu/MenuGroup'

export const membersMenu = [
  {
    name: 'members',
    title: { zh: '会员', en: 'Members' },
    pages: [
      '/member-home',
      '/member-list/list',
      '/member-manage',
      '/member-list/record',
      '/member-list/adjustSource',
      '/member/member-list-by-ticket',
    ],
  },
  {
    name: 'imports',
    title: { zh: '会员导入', en: 'Member imports' },
    pages: ['/member-import/index', '/member-import/add', '/member-import/edit'],
  },
  {
    name: 'grades',
    title: { zh: '等级与权益', en: 'Grades and benefits' },
    pages: ['/member-grade', '/upgrade-type', '/member-interest/list', '/member-price/list'],
  },
  {
    name: 'points',
    title: { zh: '积分', en: 'Points' },
    pages: ['/point/list', '/pointCash/pointCash', '/bonus-batch-setting', '/vpospoint/list'],
  },
  {
    name: 'corporate',
    title: { zh: '企业会员', en: 'Corporate members' },
    pages: [
      '/member-corporation/list',
      '/member-corporation/apply',
      '/member-corporation/personnel',
      '/member-corporation/threaded',
      '/member-corporation/deal',
      '/member-corporation/meeting',
      '/member-corporation/sell-report',
      '/member-corporation/importlevel',
    ],
  },
  {
    name: 'settings',
    title: { zh: '会员设置', en: 'Member settings' },
    pages: [
      '/memberRegister',
      '/member-list/memberFiledAdd',
      '/member-center-custom/index',
      '/memberMastery',
    ],
  },
  {
    name: 'staff',
    title: { zh: '员工', en: 'Staff' },
    pages: [
      '/power/employee-list',
      '/power/department-list',
      '/power/role-list',
      '/power/batch-operation',
      '/staff-introduce/list',
      '/assistant',
    ],
  },
] as const satisfies readonly MenuGroup[]
