import type { HelpSection } from '../../../pages/HelpSection'

/** How a store connects its official account. */
export const wxHelp: readonly HelpSection[] = [
  {
    heading: { zh: '准备工作', en: 'Before you start' },
    blocks: [
      {
        text: {
          zh: '自定义菜单、模板消息和微信支付都要求已认证的服务号。订阅号或没有认证的账号可以授权，但这些功能用不了。',
          en: 'Menus, template messages and WeChat Pay need a verified service account. A subscription account, or one that is not verified, can be authorised but cannot use them.',
        },
      },
      {
        text: {
          zh: '请公众号管理员本人在场：授权要用管理员绑定的微信扫码，转发截图无效。',
          en: 'The administrator must be present: authorising means scanning with the WeChat account bound to the administrator. A forwarded screenshot does not work.',
        },
      },
      {
        text: {
          zh: '认证需要营业执照、法定代表人身份证、对公账户和一部能接电话的手机。认证每年做一次，过期后高级接口会停。',
          en: 'Verification needs the business licence, the identity card of the legal representative, the company’s bank account and a phone that is answered. It is renewed every year; without it the advanced interfaces stop.',
        },
      },
    ],
  },
  {
    heading: { zh: '授权步骤', en: 'Authorise' },
    blocks: [
      {
        steps: [
          {
            zh: '打开「公众号授权」，点「去授权」。',
            en: 'Open “Official account authorisation” and press “Authorise”.',
          },
          {
            zh: '管理员用微信扫页面上的二维码。',
            en: 'The administrator scans the code on the page with WeChat.',
          },
          { zh: '选择要授权的公众号。', en: 'Choose the account to be authorised.' },
          { zh: '保持全部权限打勾，点「授权」。', en: 'Leave all permissions ticked and press “Authorise”.' },
          {
            zh: '等页面自动跳回后台，看到账号名称和「已授权」就完成了。',
            en: 'Wait until the page returns here. It is done when you see the name of the account and “Authorised”.',
          },
        ],
      },
      {
        text: {
          zh: '少勾一项，对应的功能就会停：没有「自定义菜单」不能发布菜单，没有「消息管理」不能自动回复，没有「用户管理」不能识别粉丝。补授权要从第一步重新扫码。',
          en: 'Each permission that is left out stops a function: without menus nothing can be published, without messages there are no replies, without users followers are not recognised. To add one, scan again from the first step.',
        },
      },
      {
        links: [
          { label: { zh: '公众号授权', en: 'Official account authorisation' }, to: '/wx/authorization' },
        ],
      },
    ],
  },
  {
    heading: { zh: '设置菜单', en: 'Set up the menu' },
    blocks: [
      {
        text: {
          zh: '一级菜单最多 3 个，每个下面最多 5 个二级菜单。一级名称最多 4 个汉字，二级最多 8 个，超出的部分微信会显示成省略号。',
          en: 'There are at most 3 entries, with at most 5 entries below each. Names have at most 4 Chinese characters, 8 below; WeChat cuts what is longer.',
        },
      },
      {
        text: {
          zh: '菜单可以打开网页、打开小程序或回复一条消息。有二级菜单的一级菜单不能再设内容。',
          en: 'An entry opens a web page or a mini-program, or answers with a message. An entry with others below it has no content of its own.',
        },
      },
      {
        text: {
          zh: '保存只存草稿，点「发布」才生效。已关注的用户最迟 24 小时看到新菜单，取消关注再关注可以马上看到。',
          en: 'Saving keeps a draft; “Publish” makes it valid. Followers see it within 24 hours, or at once after unfollowing and following again.',
        },
      },
      { links: [{ label: { zh: '自定义菜单', en: 'Menu' }, to: '/wx/custommenu' }] },
    ],
  },
  {
    heading: { zh: '自动回复', en: 'Replies' },
    blocks: [
      {
        text: {
          zh: '收到消息后按顺序判断：先看转人工词，再看关键词，都没有才发默认回复。命中一条就不再往下看。',
          en: 'A message is compared in this order: words that call a person, keywords, then the default reply. The first that fits is sent; the others are not looked at.',
        },
      },
      {
        text: {
          zh: '一次最多回复 3 条消息。关键词可以全匹配或半匹配，同一个词不能放在两条规则里。',
          en: 'One answer has at most 3 messages. A keyword fits whole or in part; the same word cannot stand in two rules.',
        },
      },
      {
        links: [
          { label: { zh: '公众号自动回复', en: 'Replies' }, to: '/autoreply' },
          { label: { zh: '关键词回复', en: 'Keyword replies' }, to: '/auto-reply/index' },
        ],
      },
    ],
  },
  {
    heading: { zh: '绑定支付与小程序', en: 'Payment and mini-program' },
    blocks: [
      {
        steps: [
          {
            zh: '在微信支付商户平台打开「产品中心 → AppID 账号管理」，关联公众号的 AppID。',
            en: 'In the WeChat Pay merchant platform open “Product centre → AppID accounts” and link the AppID of the account.',
          },
          {
            zh: '回到公众平台「微信支付」，确认商户号的绑定申请。',
            en: 'In the official account platform open “WeChat Pay” and accept the request of the merchant number.',
          },
          {
            zh: '在公众平台「小程序管理」里添加小程序，小程序管理员扫码确认。',
            en: 'In “Mini-programs” of the official account platform add the mini-program; its administrator confirms by scanning.',
          },
        ],
      },
      {
        text: {
          zh: '一个公众号最多关联 10 个同主体小程序。主体不同的要先做主体关联，审核要几天。',
          en: 'An account links at most 10 mini-programs of the same company. Those of another company need a company link first, which is reviewed for some days.',
        },
      },
    ],
  },
  {
    heading: { zh: '常见错误', en: 'Common errors' },
    blocks: [
      {
        head: [
          { zh: '代码', en: 'Code' },
          { zh: '原因', en: 'Cause' },
          { zh: '处理', en: 'Remedy' },
        ],
        rows: [
          [
            { zh: '40001' },
            {
              zh: '凭证失效，多半是重置过密钥',
              en: 'The credential is void, mostly after the secret was reset',
            },
            { zh: '重新授权一次', en: 'Authorise again' },
          ],
          [
            { zh: '40013' },
            { zh: 'AppID 不对', en: 'The AppID is wrong' },
            { zh: '核对公众号，确认没有选成小程序', en: 'Check the account; it may be a mini-program' },
          ],
          [
            { zh: '45009' },
            { zh: '当天调用次数用完', en: 'The calls of the day are used up' },
            {
              zh: '第二天自动恢复，急用可在公众平台清零',
              en: 'It ends the next day; the platform can reset it once',
            },
          ],
          [
            { zh: '48001' },
            { zh: '账号没有这个接口的权限', en: 'The account may not use this interface' },
            { zh: '完成认证，或换服务号', en: 'Have it verified, or use a service account' },
          ],
          [
            { zh: '61007' },
            { zh: '授权时没有勾选这项权限', en: 'The permission was not ticked when authorising' },
            { zh: '重新扫码，勾选全部权限', en: 'Scan again with all permissions ticked' },
          ],
        ],
      },
    ],
  },
  {
    heading: { zh: '联系支持', en: 'Support' },
    blocks: [
      {
        text: {
          zh: '工作日 9:00 至 18:00 有人值守，其他时间提交的问题下一个工作日回复。写明公众号名称、出错时间和错误代码，处理会快很多。',
          en: 'Somebody answers on working days from 9:00 to 18:00; what comes later is answered on the next working day. Name the account, the time and the code: that makes it much faster.',
        },
      },
      {
        links: [
          {
            label: { zh: '提交问题', en: 'Send a question' },
            to: '/question-feed-back/question-feed-back-add?pageUrl=/wx/help',
          },
        ],
      },
    ],
  },
]
