import type { Page } from '../../../pages/Page'

export const companyWxTutorialPage = {
  route: '/company-wx/Tutorial',
  kind: 'help',
  title: { zh: '使用教程', en: 'Tutorial' },
  uses: ['eb-wecom-gate'],
  notes:
    'Behind the gate (W-GATE-1 to W-GATE-14). Headings form a side index; each section links to its page.',
  outline: [
    {
      heading: { zh: '开通与授权', en: 'Authorisation' },
      tell: 'what the corporation needs (verified WeCom, administrator), applying at /wecom/corpAuth, how to see the state, what to do when the overlay says not authorised',
    },
    {
      heading: { zh: '基础设置', en: 'Settings' },
      tell: 'corporation id, agent, secrets, callback address step by step with where each is found in the WeCom console; first synchronisation; binding customers to members (/company-wx/WxSet)',
    },
    {
      heading: { zh: '获客：渠道活码与群活码', en: 'Getting customers' },
      tell: 'making a channel code with shifts and welcome; permanent group code, full groups, printing sizes',
    },
    {
      heading: { zh: '客户画像与标签', en: 'Profiles and tags' },
      tell: 'manual and automatic tags, examples of rules, limits of WeCom tags (100 per group, 3000 in all)',
    },
    {
      heading: { zh: '群运营', en: 'Groups' },
      tell: 'welcome, group tags, protection, owner hand-over, sales by group',
    },
    {
      heading: { zh: '触达：群发、自动营销、员工提醒', en: 'Reaching customers' },
      tell: 'how many messages are allowed, why employees must confirm, what counts as delivered, building a plan',
    },
    {
      heading: { zh: '裂变：任务宝与群裂变', en: 'Campaigns' },
      tell: 'tiers, posters, anti-cheating rules, platform rules against inducement, rewards',
    },
    {
      heading: { zh: '会话存档', en: 'Chat archive' },
      tell: 'licences, keys, consent of customers, who may read, retention (/company-wx/PublicKeySet)',
    },
    {
      heading: { zh: '离职继承', en: 'Employees who leave' },
      tell: 'handing over customers and groups, 24-hour wait, limits',
    },
    {
      heading: { zh: '常见问题', en: 'Questions' },
      tell: 'code error 60011 and 48002, customer not synchronised, code expired, statistics one day late; contact of support',
    },
  ],
} as const satisfies Page
