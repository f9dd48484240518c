/** An activity begins and ends by its times. */
export const scheduledSteps = [
  {
    name: 'begin',
    label: { zh: '到期开始', en: 'Started on time' },
    from: ['NEW'],
    to: 'RUNNING',
    by: 'time',
    when: 'The first day of activityTime has come.',
  },
  {
    name: 'finish',
    label: { zh: '到期结束', en: 'Ended on time' },
    from: ['RUNNING', 'PAUSED'],
    to: 'ENDED',
    by: 'time',
    when: 'The last day of activityTime is over, or the quota is sold where there is one.',
  },
] as const
