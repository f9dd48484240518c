/** Actions of an extension of validity. */
export const delayActions = [
  {
    name: 'execute',
    label: { zh: '执行延期', en: 'Run' },
    from: ['DRAFT'],
    to: 'RUNNING',
    tone: 'primary',
    confirm: { zh: '确认修改所选卡的有效期？', en: 'Change the validity of the cards?' },
    effect: 'Moves the end dates in the background and ends in DONE or PART_FAILED.',
  },
  {
    name: 'retry',
    label: { zh: '重试失败', en: 'Retry failed' },
    from: ['PART_FAILED'],
    to: 'RUNNING',
    effect: 'Runs the failed cards again.',
  },
  {
    name: 'cancel',
    label: { zh: '取消', en: 'Cancel' },
    from: ['DRAFT'],
    to: 'CANCELLED',
    tone: 'danger',
    effect: 'Nothing changes.',
  },
] as const
