import type { Resource, State } from '../../../Resource'
import { pausableActions } from '../pausableActions'
import { rewardFields } from '../rewardFields'
import { scheduledSteps } from '../scheduledSteps'

const states = [
  { value: 'DRAFT', label: { zh: '草稿', en: 'Draft' }, tone: 'neutral' },
  { value: 'PENDING', label: { zh: '未开始', en: 'Not started' }, tone: 'info' },
  { value: 'RUNNING', label: { zh: '进行中', en: 'Running' }, tone: 'success' },
  { value: 'PAUSED', label: { zh: '已暂停', en: 'Paused' }, tone: 'warning' },
  { value: 'ENDED', label: { zh: '已结束', en: 'Ended' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const mission = {
  name: 'mission',
  title: { zh: '任务宝', en: 'Mission treasure' },
  service: 'activity-api',
  scope: 'brand',
  key: 'missionId',
  display: 'missionName',
  unique: [['missionName'], ['keyword']],
  seed: {
    count: 18,
    story:
      '「邀3位好友免费领下午茶」「开业邀5人得80元代金券」；参与 60-2600 人，裂变率 1.2-4.5，完成率 25%-55%',
  },
  fields: [
    { name: 'missionId', label: { zh: '编号', en: 'ID' }, type: 'string', readOnly: true },
    {
      name: 'missionName',
      label: { zh: '任务名称', en: 'Mission name' },
      type: 'string',
      required: true,
      maxLength: 30,
    },
    {
      name: 'missionType',
      label: { zh: '任务类型', en: 'Mission' },
      type: 'enum',
      required: true,
      default: 'FOLLOW',
      options: [
        { value: 'FOLLOW', label: { zh: '邀好友关注公众号', en: 'Friends follow' } },
        { value: 'REGISTER', label: { zh: '邀好友注册会员', en: 'Friends register' } },
        { value: 'ORDER', label: { zh: '邀好友首单', en: 'Friends buy first' } },
        { value: 'ASSIST', label: { zh: '好友助力', en: 'Friends assist' } },
      ],
    },
    {
      name: 'activityTime',
      label: { zh: '活动时间', en: 'Activity period' },
      type: 'daterange',
      required: true,
    },
    {
      name: 'keyword',
      label: { zh: '参与口令', en: 'Keyword' },
      type: 'string',
      maxLength: 20,
      help: {
        zh: '公众号内回复该词生成专属海报，不能与关键词自动回复重复',
        en: 'Sending this word gives the personal poster; must not equal a keyword of an auto-reply',
      },
    },
    {
      name: 'tiers',
      label: { zh: '任务阶梯', en: 'Tiers' },
      type: 'list',
      required: true,
      help: { zh: '1 至 3 级，邀请人数逐级递增', en: '1 to 3 tiers, invitations rising' },
      fields: [
        {
          name: 'inviteCount',
          label: { zh: '邀请人数', en: 'Invitations' },
          type: 'int',
          required: true,
          min: 1,
          max: 500,
        },
        ...rewardFields,
        {
          name: 'stock',
          label: { zh: '奖品库存', en: 'Stock' },
          type: 'int',
          required: true,
          min: 1,
          max: 99999,
        },
      ],
    },
    {
      name: 'friendReward',
      label: { zh: '好友奖励', en: 'Reward of the friend' },
      type: 'group',
      fields: [...rewardFields],
    },
    { name: 'posterId', label: { zh: '任务海报', en: 'Poster' }, type: 'ref', ref: 'poster', required: true },
    {
      name: 'welcomeText',
      label: { zh: '参与回复', en: 'Welcome text' },
      type: 'text',
      required: true,
      maxLength: 300,
      default: '{昵称}，长按保存海报分享给好友，邀请{人数}位好友即可领取{奖励}',
    },
    { name: 'progressText', label: { zh: '进度通知', en: 'Progress text' }, type: 'text', maxLength: 200 },
    { name: 'finishText', label: { zh: '完成通知', en: 'Completion text' }, type: 'text', maxLength: 200 },
    {
      name: 'unfollowDeduct',
      label: { zh: '取关扣减', en: 'Deduct on unfollow' },
      type: 'bool',
      default: true,
      help: {
        zh: '好友在活动期内取关则扣减邀请数',
        en: 'A friend who unfollows during the activity is taken off',
      },
    },
    { name: 'areaLimit', label: { zh: '限定地区', en: 'Region only' }, type: 'bool', default: false },
    {
      name: 'regions',
      label: { zh: '地区', en: 'Regions' },
      type: 'region',
      showIf: 'areaLimit=true',
      required: true,
    },
    {
      name: 'sexLimit',
      label: { zh: '性别限制', en: 'Sex' },
      type: 'enum',
      default: 'ALL',
      options: [
        { value: 'ALL', label: { zh: '不限', en: 'Any' } },
        { value: 'F', label: { zh: '仅女', en: 'Women' } },
        { value: 'M', label: { zh: '仅男', en: 'Men' } },
      ],
    },
    {
      name: 'dailyMax',
      label: { zh: '单人每日邀请上限', en: 'Invitations per day' },
      type: 'int',
      min: 0,
      max: 500,
      default: 50,
      help: { zh: '防刷，0 表示不限', en: 'Against abuse; 0 means no limit' },
    },
    {
      name: 'qrUrl',
      label: { zh: '参与二维码', en: 'QR image' },
      type: 'image',
      readOnly: true,
      computed: 'code that starts the mission',
    },
    {
      name: 'joinCount',
      label: { zh: '参与人数', en: 'Participants' },
      type: 'int',
      readOnly: true,
      computed: 'count of missionParticipant of this mission',
    },
    {
      name: 'inviteCount',
      label: { zh: '带来好友', en: 'Friends' },
      type: 'int',
      readOnly: true,
      computed: 'sum of missionParticipant.validCount',
    },
    {
      name: 'finishCount',
      label: { zh: '完成人数', en: 'Completed' },
      type: 'int',
      readOnly: true,
      computed: 'count of missionParticipant with tierReached at least 1',
    },
    {
      name: 'spreadRate',
      label: { zh: '裂变率', en: 'Spread' },
      type: 'percent',
      readOnly: true,
      computed: 'inviteCount / joinCount',
    },
    {
      name: 'rewardCost',
      label: { zh: '奖励成本', en: 'Reward cost' },
      type: 'money',
      readOnly: true,
      computed: 'sum over granted rewards of their face value',
    },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      help: {
        zh: '到时由定时任务自动变为进行中／已结束',
        en: 'A timer moves it to running and ended when the time comes',
      },
      readOnly: true,
      default: 'DRAFT',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'DRAFT',
    values: states,
    actions: [
      {
        name: 'publish',
        label: { zh: '发布', en: 'Publish' },
        from: ['DRAFT'],
        to: 'PENDING',
        tone: 'primary',
        effect:
          "Adds the keyword to the official account's replies; refused when an enabled autoReply has the same exact keyword.",
      },
      ...pausableActions,
      {
        name: 'end',
        label: { zh: '结束', en: 'End' },
        from: ['PENDING', 'RUNNING', 'PAUSED'],
        to: 'ENDED',
        tone: 'danger',
        confirm: { zh: '结束后不能再次开启，确认结束？', en: 'It cannot be opened again. End it?' },
        effect:
          'Sets the end to now and removes the keyword; participants who reached a tier can claim for 7 more days.',
      },
    ],
    auto: [...scheduledSteps],
  },
} as const satisfies Resource
