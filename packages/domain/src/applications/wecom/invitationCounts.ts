/** How many have invited enough, and got their reward. */
export const invitationCounts = [
  {
    name: 'finishCount',
    label: { zh: '完成人数', en: 'Reached a tier' },
    type: 'int',
    computed: 'records with tier > 0',
    readOnly: true,
  },
  {
    name: 'rewardCount',
    label: { zh: '发奖数', en: 'Rewards' },
    type: 'int',
    computed: 'records with rewardStatus SENT',
    readOnly: true,
  },
] as const
