/** An activity begins and ends by its times. */
export const scheduledSteps = [
  {
    name: 'begin',
    label: { zh: '到期开始', en: 'Started on time' },
    from: ['PENDING'],
    to: 'RUNNING',
    by: 'time',
    when: 'the start of activityTime comes',
  },
  {
    name: 'finish',
    label: { zh: '到期结束', en: 'Ended on time' },
    from: ['RUNNING', 'PAUSED'],
    to: 'ENDED',
    by: 'time',
    when: 'the end of activityTime passes',
  },
] as const
