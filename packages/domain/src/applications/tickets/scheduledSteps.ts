/** A promotion begins and ends by its times. */
export const scheduledSteps = [
  {
    name: 'begin',
    label: { zh: '开始', en: 'Begun' },
    from: ['NEW'],
    to: 'RUNNING',
    by: 'time',
    when: 'The first day of activityTime has come.',
  },
  {
    name: 'finish',
    label: { zh: '结束', en: 'Ended' },
    from: ['RUNNING', 'PAUSED'],
    to: 'ENDED',
    by: 'time',
    when: 'The last day of activityTime is over, or the quota is sold where there is one.',
  },
] as const
