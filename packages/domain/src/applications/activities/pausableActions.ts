/** Actions of an activity that can be started early, paused and resumed. */
export const pausableActions = [
  {
    name: 'start',
    label: { zh: '立即开始', en: 'Start now' },
    from: ['PENDING'],
    to: 'RUNNING',
    tone: 'primary',
    confirm: { zh: '开始时间将改为现在，确认立即开始？', en: 'The start time becomes now. Start?' },
    effect: 'Sets the start of activityTime to now.',
  },
  {
    name: 'pause',
    label: { zh: '暂停', en: 'Pause' },
    from: ['RUNNING'],
    to: 'PAUSED',
    tone: 'default',
    confirm: {
      zh: '暂停后用户无法参与，已发奖励不受影响',
      en: 'Users cannot take part while paused; rewards already granted stay',
    },
    effect: 'The public page shows 活动已暂停; nothing already granted changes.',
  },
  {
    name: 'resume',
    label: { zh: '恢复', en: 'Resume' },
    from: ['PAUSED'],
    to: 'RUNNING',
    tone: 'primary',
    effect: 'Refused with 活动已过期 when the end time has passed.',
  },
] as const
