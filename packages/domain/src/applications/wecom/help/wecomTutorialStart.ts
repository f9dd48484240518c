import type { HelpSection } from '../../../pages/HelpSection'

/** From the authorisation to the first customers. */
export const wecomTutorialStart: readonly HelpSection[] = [
  {
    heading: { zh: '开通与授权', en: 'Authorisation' },
    blocks: [
      {
        text: {
          zh: '需要一个已认证的企业微信，并由它的超级管理员操作。没认证的企业微信最多加 200 位客户，也不能群发。',
          en: 'It needs a verified WeCom and its super administrator. A WeCom that is not verified has at most 200 customers and sends no messages.',
        },
      },
      {
        steps: [
          {
            zh: '打开「企业微信授权」，提交企业名称和联系人。',
            en: 'Open “WeCom authorisation” and send the company’s name and a contact.',
          },
          {
            zh: '管理员扫码，选可见范围。',
            en: 'The administrator scans the code and chooses the visible range.',
          },
          {
            zh: '页面显示「已授权」后，所有企微页面都能打开。',
            en: 'When the page says “Authorised”, all WeCom pages open.',
          },
        ],
      },
      {
        text: {
          zh: '页面被「未授权」挡住时：看授权页的状态，审核中就等，已失效就重新扫码，都不是就找门店管理员。',
          en: 'If a page is covered by “not authorised”: look at the state there. Under review means waiting, expired means scanning again; otherwise ask the manager of the store.',
        },
      },
      { links: [{ label: { zh: '企业微信授权', en: 'WeCom authorisation' }, to: '/wecom/corpAuth' }] },
    ],
  },
  {
    heading: { zh: '基础设置', en: 'Settings' },
    blocks: [
      {
        head: [
          { zh: '要填的', en: 'Value' },
          { zh: '在企业微信管理后台的位置', en: 'Where it is in the WeCom console' },
        ],
        rows: [
          [
            { zh: '企业 ID', en: 'Corporation id' },
            { zh: '我的企业 → 企业信息，最下面', en: 'My company → company information, at the end' },
          ],
          [
            { zh: '应用 AgentId 和 Secret', en: 'Agent id and secret' },
            { zh: '应用管理 → 自建应用', en: 'Apps → own app' },
          ],
          [
            { zh: '客户联系 Secret', en: 'Secret of customer contact' },
            { zh: '客户与上下游 → 客户联系 → API', en: 'Customers → customer contact → API' },
          ],
          [
            { zh: '回调地址、Token、EncodingAESKey', en: 'Callback address, token, EncodingAESKey' },
            { zh: '自建应用 → 接收消息 → 设置 API 接收', en: 'Own app → receive messages → set API' },
          ],
        ],
      },
      {
        text: {
          zh: '保存后点「同步」。第一次要把通讯录和客户都拉下来，客户多时要半小时。之后在同一页打开「客户绑定会员」，手机号相同的自动绑定。',
          en: 'Save, then synchronise. The first time brings the address book and all customers, up to half an hour. Then switch on “bind customers to members” there: those with the same phone are bound.',
        },
      },
      { links: [{ label: { zh: '企业微信设置', en: 'WeCom settings' }, to: '/company-wx/WxSet' }] },
    ],
  },
  {
    heading: { zh: '获客：渠道活码与群活码', en: 'Getting customers' },
    blocks: [
      {
        text: {
          zh: '渠道活码按来源建，例如「前台」「客房」。可以排班，没人值班时由备用员工接；欢迎语在加好友后 20 秒内发出。',
          en: 'Make a channel code for each source, such as “front desk”. Shifts decide who gets the customer, a substitute takes over outside them; the welcome is sent within 20 seconds.',
        },
      },
      {
        text: {
          zh: '群活码永久有效，一个群满了自动换下一个，备用群要提前建好。印刷尺寸不小于 2 厘米，远看的海报按观看距离的十分之一放大。',
          en: 'A group code is permanent: when a group is full the next one takes over, so make spare groups. Print codes at 2 cm or more, on posters at a tenth of the viewing distance.',
        },
      },
      {
        links: [
          { label: { zh: '渠道活码', en: 'Channel codes' }, to: '/company-wx/CustomChannel' },
          { label: { zh: '群活码', en: 'Group codes' }, to: '/company-wx/GroupLiveCode' },
        ],
      },
    ],
  },
  {
    heading: { zh: '客户画像与标签', en: 'Profiles and tags' },
    blocks: [
      {
        text: {
          zh: '标签可以手动打，也可以按规则自动打，例如「90 天内住过两次」打「常客」，「点过菜单里的亲子房」打「亲子」。',
          en: 'Tags are given by hand or by rules: “two stays in 90 days” gives “regular”, “looked at family rooms” gives “family”.',
        },
      },
      {
        text: {
          zh: '企业微信限制：一组最多 100 个标签，全部最多 3000 个。标签名改了，企业微信里也会跟着改。',
          en: 'WeCom allows 100 tags in a group and 3,000 in all. A renamed tag is renamed in WeCom, too.',
        },
      },
      {
        links: [
          { label: { zh: '客户标签', en: 'Customer tags' }, to: '/company-wx/CustomTags' },
          { label: { zh: '客户数据', en: 'Customer data' }, to: '/company-wx/CustomData' },
        ],
      },
    ],
  },
]
