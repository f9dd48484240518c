import type { HelpSection } from '../../../pages/HelpSection'
import { wecomTutorialStart } from './wecomTutorialStart'

/** How a store works with WeCom. */
export const wecomTutorial: readonly HelpSection[] = [
  ...wecomTutorialStart,
  {
    heading: { zh: '群运营', en: 'Groups' },
    blocks: [
      {
        text: {
          zh: '入群欢迎语每个群一条，可带图片或小程序。群标签按用途建，例如「会员群」「活动群」，群多了也找得到。',
          en: 'Each group has one welcome, with a picture or mini-program if you like. Group tags by purpose, such as “members” or “event”, keep many groups findable.',
        },
      },
      {
        text: {
          zh: '打开防骚扰后，发广告、刷屏和外链的人会被提醒或移出。群主离职前先转让群主，否则群没人管。销售额按群统计，第二天看前一天的。',
          en: 'With protection on, people who advertise, flood or post links are warned or removed. Hand over ownership before an owner leaves, or nobody cares for the group. Sales are counted by group, a day later.',
        },
      },
      {
        links: [
          { label: { zh: '客户群管理', en: 'Groups' }, to: '/company-wx/GroupManagement' },
          { label: { zh: '群标签', en: 'Group tags' }, to: '/company-wx/GroupTags' },
          { label: { zh: '群交易分析', en: 'Sales by group' }, to: '/company-wx/GroupTradingAnalyse' },
        ],
      },
    ],
  },
  {
    heading: { zh: '触达：群发、自动营销、员工提醒', en: 'Reaching customers' },
    blocks: [
      {
        text: {
          zh: '企业群发每位客户每月最多收到 4 条，客户群每天 1 条，这是企业微信的限制。',
          en: 'WeCom allows at most 4 messages of the company a month for each customer, and one a day for each group.',
        },
      },
      {
        text: {
          zh: '群发要员工在手机上点确认才会发出，所以「已创建」不等于「已送达」。只有企业微信回报成功的才算送达。',
          en: 'A message goes out when the employee confirms it on the phone, so “created” is not “delivered”. Only what WeCom reports as sent counts.',
        },
      },
      {
        steps: [
          { zh: '新建计划，选客户标签或群。', en: 'Make a plan and choose tags or groups.' },
          { zh: '写内容，先发给自己看效果。', en: 'Write it, and send it to yourself first.' },
          {
            zh: '设时间，提醒员工当天确认。',
            en: 'Set the time, and remind employees to confirm on that day.',
          },
        ],
      },
      { links: [{ label: { zh: '群发消息', en: 'Messages' }, to: '/company-wx/SendMsg' }] },
    ],
  },
  {
    heading: { zh: '裂变：任务宝与群裂变', en: 'Campaigns' },
    blocks: [
      {
        text: {
          zh: '任务宝按邀请人数分档发奖，最多三档，档位人数要递增。海报上留出二维码的位置，别盖住文字。',
          en: 'A task gives prizes by the number of people invited, in up to three tiers that grow. Leave room for the code on the poster.',
        },
      },
      {
        text: {
          zh: '防作弊：删除好友扣回人数、同一微信只算一次、异常地区不计。平台禁止「转发到朋友圈才能领」这类诱导，违规会封活码。',
          en: 'Against cheating: who removes the friend is not counted, each WeChat counts once, odd regions do not count. The platform forbids “share to get it”; codes are blocked for it.',
        },
      },
      {
        links: [
          { label: { zh: '任务宝', en: 'Tasks' }, to: '/wx-task-treasure/list' },
          { label: { zh: '群裂变', en: 'Group campaigns' }, to: '/group-fission/list' },
        ],
      },
    ],
  },
  {
    heading: { zh: '会话存档', en: 'Chat archive' },
    blocks: [
      {
        text: {
          zh: '按员工数购买许可，只存开通员工的会话。先在后台生成公钥，填进企业微信管理后台，再开启存档。私钥丢了，之前的内容就再也解不开。',
          en: 'Licences are bought by employee; only their chats are kept. Make the public key, enter it in the WeCom console, then switch the archive on. Without the private key earlier chats can never be read.',
        },
      },
      {
        text: {
          zh: '客户要先同意存档，没同意的不存。只有有权限的人能看，每次查看都会记录；到保存期限自动删除。',
          en: 'Customers agree first; without that nothing is kept. Only people with the permission read it, each look is recorded, and it is deleted when its time is over.',
        },
      },
      {
        links: [
          { label: { zh: '会话存档公钥设置', en: 'Keys of the archive' }, to: '/company-wx/PublicKeySet' },
        ],
      },
    ],
  },
  {
    heading: { zh: '离职继承', en: 'Employees who leave' },
    blocks: [
      {
        steps: [
          { zh: '在企业微信里把员工设为离职。', en: 'Set the employee as left in WeCom.' },
          {
            zh: '在「客户管理」里选接替的人，分配客户和群。',
            en: 'Choose who takes over in “Customers”, and assign customers and groups.',
          },
          {
            zh: '等 24 小时，客户没有拒绝就自动转过去。',
            en: 'Wait 24 hours; customers who do not refuse go over.',
          },
        ],
      },
      {
        text: {
          zh: '同一个客户一年内最多分配两次。在职转移也有次数限制，别频繁换人。',
          en: 'A customer is assigned at most twice a year. Handing over between employees who stay is limited, too.',
        },
      },
      { links: [{ label: { zh: '客户管理', en: 'Customers' }, to: '/company-wx/CustomerManage' }] },
    ],
  },
  {
    heading: { zh: '常见问题', en: 'Questions' },
    blocks: [
      {
        head: [
          { zh: '现象', en: 'What you see' },
          { zh: '处理', en: 'Remedy' },
        ],
        rows: [
          [
            { zh: '错误 60011', en: 'Error 60011' },
            {
              zh: '应用的可见范围没有这位员工，去管理后台加上',
              en: 'The employee is not in the visible range of the app; add him or her in the console',
            },
          ],
          [
            { zh: '错误 48002', en: 'Error 48002' },
            {
              zh: '应用没有这个接口的权限，重新授权',
              en: 'The app may not use this interface; authorise again',
            },
          ],
          [
            { zh: '客户没有同步', en: 'A customer is missing' },
            {
              zh: '确认客户加的是企业微信，再点「同步」',
              en: 'Check that the customer was added in WeCom, then synchronise',
            },
          ],
          [
            { zh: '活码过期', en: 'A code has expired' },
            {
              zh: '群码 7 天或满 200 人失效，改用永久群活码',
              en: 'Group codes end after 7 days or 200 people; use the permanent one',
            },
          ],
          [
            { zh: '数据慢一天', en: 'Figures are a day late' },
            {
              zh: '企业微信每天凌晨给前一天的数据，当天看不到',
              en: 'WeCom gives the figures of a day in the following night',
            },
          ],
        ],
      },
      {
        links: [
          {
            label: { zh: '联系支持', en: 'Support' },
            to: '/question-feed-back/question-feed-back-add?pageUrl=/company-wx/Tutorial',
          },
        ],
      },
    ],
  },
]
