import type { Resource } from '../../../Resource'

export const signInRecord = {
  name: 'signInRecord',
  title: { zh: '签到记录', en: 'Sign-in record' },
  service: 'activity-api',
  scope: 'brand',
  key: 'signInRecordId',
  display: 'signInRecordId',
  unique: [['signInId', 'memberId', 'signDate']],
  seed: { count: 3000, story: '60 天，每天 30-80 人，周一最高；连续 7 天者约 12%，补签 4%' },
  fields: [
    { name: 'signInRecordId', label: { zh: '编号', en: 'ID' }, type: 'string', readOnly: true },
    { name: 'signInId', label: { zh: '活动', en: 'Activity' }, type: 'ref', ref: 'signIn', readOnly: true },
    { name: 'memberId', label: { zh: '会员', en: 'Member' }, type: 'ref', ref: 'member', readOnly: true },
    { name: 'memberName', label: { zh: '姓名', en: 'Name' }, type: 'string', mask: 'name', readOnly: true },
    { name: 'phone', label: { zh: '手机号', en: 'Phone' }, type: 'phone', mask: 'phone', readOnly: true },
    {
      name: 'gradeId',
      label: { zh: '会员等级', en: 'Grade' },
      type: 'ref',
      ref: 'memberGrade',
      readOnly: true,
    },
    { name: 'signDate', label: { zh: '签到日期', en: 'Date' }, type: 'date', readOnly: true },
    { name: 'signedAt', label: { zh: '签到时间', en: 'Signed at' }, type: 'datetime', readOnly: true },
    {
      name: 'continuousDays',
      label: { zh: '连续天数', en: 'Consecutive days' },
      type: 'int',
      readOnly: true,
    },
    { name: 'isMakeUp', label: { zh: '补签', en: 'Make-up' }, type: 'bool', readOnly: true },
    { name: 'points', label: { zh: '获得积分', en: 'Points' }, type: 'int', readOnly: true },
    { name: 'extraReward', label: { zh: '额外奖励', en: 'Extra reward' }, type: 'string', readOnly: true },
    {
      name: 'channel',
      label: { zh: '渠道', en: 'Channel' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'WXA', label: { zh: '小程序', en: 'Mini-program' } },
        { value: 'H5', label: { zh: '公众号', en: 'Official account' } },
        { value: 'APP', label: { zh: 'APP', en: 'App' } },
      ],
    },
  ],
} as const satisfies Resource
