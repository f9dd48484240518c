/** Reasons for refusals about members and staff. */
export const reasons = {
  hasBalance: { zh: '储值余额大于 0，不能注销', en: 'The member still has a balance' },
  memberExcluded: { zh: '该会员不能参加活动', en: 'The member cannot take part in activities' },
  hasTickets: { zh: '有未使用的票券，不能注销', en: 'The member has unused tickets' },
  pointsBelowZero: { zh: '积分不足，当前 {left}', en: 'The member has {left} {left|point|points}' },
  defaultGrade: { zh: '默认等级不能停用', en: 'The default grade cannot be disabled' },
  gradeUsed: { zh: '还有 {count} 位会员为该等级', en: '{count} {count|member has|members have} this grade' },
  gradeThreshold: {
    zh: '升级门槛须高于低一级、低于高一级的等级',
    en: 'The threshold must be above that of the grade below, and below that of the grade above',
  },
  gradeDiscount: {
    zh: '等级越高折扣不能越差',
    en: 'A higher grade must not have a worse discount',
  },
  notManual: { zh: '仅手工和导入的积分可冲正', en: 'Only points by hand or import can be reversed' },
  memberCancelled: {
    zh: '会员已注销，积分不再变动',
    en: 'The membership was cancelled, and its points with it',
  },
  presetRole: { zh: '预置角色不能停用', en: 'Preset roles cannot be disabled' },
  noAccount: { zh: '这位员工没有登录账号', en: 'This employee has no account to log in with' },
  accountTaken: { zh: '这个手机号已是别人的登录账号', en: 'Somebody else logs in with this phone' },
  notOfDepartment: { zh: '这个部门没有该手机号的在职员工', en: 'Nobody of this department has that phone' },
  aboveOwnRights: {
    zh: '这位员工或角色的权限高于你自己的，请由权限更高的同事操作',
    en: 'This employee or role has more rights than you: a colleague with more rights can do this',
  },
  noCardPhoto: { zh: '没有头像，先在员工资料里补上', en: 'There is no photo: add one to the employee first' },
  noCardTitle: { zh: '没有职位，先在员工资料里补上', en: 'There is no title: add one to the employee first' },
  mayNotAddCards: { zh: '没有新增电子名片的权限', en: 'You may not add business cards' },
  ownAccount: { zh: '不能锁定自己的账号', en: 'You cannot lock your own account' },
  lastAdministrator: { zh: '至少保留一位品牌管理员', en: 'The brand needs an administrator' },
} as const
