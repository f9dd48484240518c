import type { Resource } from '../../../Resource'

export const systemNotice = {
  name: 'systemNotice',
  title: { zh: '系统公告', en: 'System notice' },
  service: 'merchant-api',
  scope: 'platform',
  key: 'noticeId',
  display: 'title',
  seed: {
    count: 64,
    story:
      'Two or three a month over two years: releases (新增抖音核销), maintenance at night, policy (微信支付费率调整, 个人信息保护), billing, holiday service hours; four pinned; the newest six unread.',
  },
  fields: [
    { name: 'noticeId', label: { zh: '编号', en: 'ID' }, type: 'string', readOnly: true },
    { name: 'title', label: { zh: '公告标题', en: 'Title' }, type: 'string', required: true, maxLength: 60 },
    {
      name: 'noticeType',
      label: { zh: '公告类型', en: 'Type' },
      type: 'enum',
      required: true,
      options: [
        { value: 'RELEASE', label: { zh: '版本更新', en: 'Release' }, tone: 'info' },
        { value: 'MAINTAIN', label: { zh: '系统维护', en: 'Maintenance' }, tone: 'warning' },
        { value: 'POLICY', label: { zh: '政策规则', en: 'Policy' }, tone: 'neutral' },
        { value: 'BILLING', label: { zh: '计费账单', en: 'Billing' }, tone: 'neutral' },
        { value: 'ACTIVITY', label: { zh: '活动通知', en: 'Event' }, tone: 'success' },
        { value: 'SAFETY', label: { zh: '安全提醒', en: 'Security' }, tone: 'danger' },
      ],
    },
    {
      name: 'level',
      label: { zh: '重要程度', en: 'Level' },
      type: 'enum',
      required: true,
      options: [
        { value: 'NORMAL', label: { zh: '普通', en: 'Normal' }, tone: 'neutral' },
        { value: 'IMPORTANT', label: { zh: '重要', en: 'Important' }, tone: 'warning' },
        { value: 'URGENT', label: { zh: '紧急', en: 'Urgent' }, tone: 'danger' },
      ],
      default: 'NORMAL',
    },
    { name: 'summary', label: { zh: '摘要', en: 'Summary' }, type: 'string', required: true, maxLength: 120 },
    { name: 'content', label: { zh: '正文', en: 'Body' }, type: 'richtext', required: true },
    { name: 'coverImage', label: { zh: '封面', en: 'Cover' }, type: 'image' },
    { name: 'attachments', label: { zh: '附件', en: 'Attachments' }, type: 'files', max: 5 },
    {
      name: 'audience',
      label: { zh: '接收范围', en: 'Audience' },
      type: 'enum',
      required: true,
      options: [
        { value: 'ALL', label: { zh: '全部商户', en: 'Everyone' } },
        { value: 'HOTEL', label: { zh: '酒店', en: 'Hotels' } },
        { value: 'SCENIC', label: { zh: '景区', en: 'Scenic areas' } },
        { value: 'RESTAURANT', label: { zh: '餐饮', en: 'Restaurants' } },
        { value: 'BRAND', label: { zh: '集团品牌', en: 'Brands' } },
      ],
      default: 'ALL',
    },
    {
      name: 'relatedRoute',
      label: { zh: '相关页面', en: 'Related page' },
      type: 'string',
      help: {
        zh: '控制台内的路由，详情页给出前往按钮',
        en: 'A console route; the notice offers a button to it',
      },
    },
    { name: 'isTop', label: { zh: '置顶', en: 'Pinned' }, type: 'bool' },
    { name: 'needConfirm', label: { zh: '需确认知悉', en: 'Confirmation needed' }, type: 'bool' },
    {
      name: 'publisher',
      label: { zh: '发布部门', en: 'Published by' },
      type: 'string',
      required: true,
      maxLength: 20,
    },
    { name: 'publishedAt', label: { zh: '发布时间', en: 'Published at' }, type: 'datetime', required: true },
    { name: 'effectiveTime', label: { zh: '生效期', en: 'In force' }, type: 'daterange' },
    {
      name: 'isRead',
      label: { zh: '已读', en: 'Read' },
      type: 'bool',
      readOnly: true,
      computed: 'True when the current user has a read receipt.',
    },
    {
      name: 'readAt',
      label: { zh: '阅读时间', en: 'Read at' },
      type: 'datetime',
      readOnly: true,
      computed: 'Time of the read receipt of the current user.',
    },
    {
      name: 'confirmedAt',
      label: { zh: '知悉时间', en: 'Confirmed at' },
      type: 'datetime',
      readOnly: true,
      computed: 'Time of the confirmation of the current user.',
    },
    { name: 'viewCount', label: { zh: '浏览次数', en: 'Views' }, type: 'int', readOnly: true },
  ],
  actions: [
    {
      name: 'markRead',
      label: { zh: '标为已读', en: 'Mark as read' },
      tone: 'default',
      effect:
        'Writes a read receipt of the current user; isRead and readAt follow; the bell count falls by one.',
    },
    {
      name: 'confirmReceipt',
      label: { zh: '确认已知悉', en: 'Confirm' },
      possible: [
        {
          while: 'needConfirm=true',
          code: 'no-receipt',
          otherwise: { zh: '该公告无需确认', en: 'This notice needs no confirmation' },
        },
        {
          while: 'confirmedAt=null',
          code: 'confirmed',
          otherwise: { zh: '已经确认过', en: 'You have confirmed it already' },
        },
      ],
      tone: 'primary',
      effect:
        'For notices with needConfirm: writes confirmedAt of the current user; the notice no longer pops up after login.',
    },
  ],
} as const satisfies Resource
