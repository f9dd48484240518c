import type { HelpSection } from '../../../pages/HelpSection'

/** How a mini-program is registered and released. */
export const appletsHelp: readonly HelpSection[] = [
  {
    heading: { zh: '注册前准备', en: 'Before you start' },
    blocks: [
      {
        text: {
          zh: '请准备：营业执照（用到统一社会信用代码）、法定代表人的姓名和本人微信号、一部能接电话的手机，以及想好的服务类目。',
          en: 'Have ready: the business licence (its credit code is needed), the name of the legal representative and his or her own WeChat id, a phone that is answered, and the service categories.',
        },
      },
      {
        text: {
          zh: '快速注册不用交 300 元认证费，注册下来就是已认证的小程序。',
          en: 'Quick registration needs no verification fee of 300 yuan: the mini-program is verified from the start.',
        },
      },
    ],
  },
  {
    heading: { zh: '第一步 授权三项权限', en: 'Step 1: three permissions' },
    blocks: [
      {
        text: {
          zh: '点「授权快速注册小程序」，在打开的平台页里勾选下面三项。回到后台后，三项都显示「已授权」才能继续。',
          en: 'Press “Authorise quick registration” and tick these three on the platform’s page. All three must say “Authorised” before you go on.',
        },
      },
      {
        head: [
          { zh: '权限', en: 'Permission' },
          { zh: '用来做什么', en: 'What it allows' },
        ],
        rows: [
          [
            { zh: '快速注册小程序', en: 'Quick registration' },
            {
              zh: '用公司资料直接注册新的小程序',
              en: 'Registers a new mini-program with the company’s data',
            },
          ],
          [
            { zh: '小程序管理', en: 'Mini-program management' },
            { zh: '提交版本、设置类目和域名', en: 'Submits versions, sets categories and domains' },
          ],
          [
            { zh: '开放平台账号管理', en: 'Open-platform account management' },
            {
              zh: '把公众号和小程序的用户认成同一个人',
              en: 'Recognises a user of account and mini-program as one person',
            },
          ],
        ],
      },
      {
        links: [
          { label: { zh: '小程序授权注册', en: 'Authorise and register' }, to: '/applets/register-auth' },
        ],
      },
    ],
  },
  {
    heading: { zh: '第二步 立即开通', en: 'Step 2: open now' },
    blocks: [
      {
        steps: [
          {
            zh: '点「立即开通」，填公司名称、代码类型和代码，一字不差地照营业执照填。',
            en: 'Press “Open now” and enter the company name, the kind of code and the code exactly as on the licence.',
          },
          {
            zh: '填法定代表人的姓名和微信号。微信号必须是本人实名的那个。',
            en: 'Enter the name and WeChat id of the legal representative. The id must be the one under his or her real name.',
          },
          {
            zh: '法定代表人在微信里收到通知，24 小时内做人脸确认，过时要重新提交。',
            en: 'The legal representative gets a message in WeChat and confirms with his or her face within 24 hours; later it has to be submitted again.',
          },
        ],
      },
    ],
  },
  {
    heading: { zh: '第三步 完善信息', en: 'Step 3: complete' },
    blocks: [
      {
        text: {
          zh: '名称 4 至 30 个字符，不能和别人重复，一年可以改两次。头像一个月可以改五次，简介一个月五次。',
          en: 'The name has 4 to 30 characters, belongs to nobody else and can be changed twice a year; picture and introduction five times a month.',
        },
      },
      {
        text: {
          zh: '按经营内容选服务类目，最多 5 个。酒店、餐饮、门票要上传对应的许可证。',
          en: 'Choose up to 5 service categories by what you do. Lodging, food and tickets need their licences uploaded.',
        },
      },
      {
        links: [
          { label: { zh: '基础信息', en: 'Basic information' }, to: '/applets/base-info' },
          { label: { zh: '类目资质', en: 'Categories and papers' }, to: '/applets/qualification' },
        ],
      },
    ],
  },
  {
    heading: { zh: '第四步 发布上线', en: 'Step 4: release' },
    blocks: [
      {
        steps: [
          {
            zh: '在「高级设置」里保存域名和隐私保护指引。',
            en: 'Save domains and the privacy notice under “Advanced settings”.',
          },
          {
            zh: '上传体验版，用手机走一遍下单流程。',
            en: 'Upload a trial version and place an order with a phone.',
          },
          { zh: '提交审核，一般 1 至 7 天。', en: 'Submit it for review, which takes 1 to 7 days.' },
          {
            zh: '审核通过后点「发布」，用户马上能用。',
            en: 'When it is approved press “Release”; users have it at once.',
          },
        ],
      },
      { links: [{ label: { zh: '版本发布', en: 'Release' }, to: '/applets/release-applet' }] },
    ],
  },
  {
    heading: { zh: '授权失败怎么办', en: 'When it fails' },
    blocks: [
      {
        head: [
          { zh: '提示', en: 'Message' },
          { zh: '处理', en: 'Remedy' },
        ],
        rows: [
          [
            { zh: '快速注册小程序权限未授权', en: 'quick-register permission not authorised' },
            { zh: '点「重新授权」，第一项打勾', en: 'Press “Retry authorisation” and tick the first one' },
          ],
          [
            { zh: '小程序管理权限未授权', en: 'mini-program management permission not authorised' },
            {
              zh: '重新授权；已授权给别的服务商的，先在公众平台取消',
              en: 'Authorise again; if another provider has it, take it back in the platform first',
            },
          ],
          [
            {
              zh: '开放平台账号管理权限未授权',
              en: 'open-platform account management permission not authorised',
            },
            {
              zh: '公众号已绑定别的开放平台账号时先解绑，再授权',
              en: 'If the account is bound to another open-platform account, unbind it, then authorise',
            },
          ],
          [
            { zh: '企业状态异常', en: 'Company status abnormal' },
            {
              zh: '先在工商系统处理，恢复后再提交',
              en: 'Mend it with the registry of companies, then submit again',
            },
          ],
          [
            { zh: '人脸核身失败', en: 'Face check failed' },
            {
              zh: '由法定代表人本人在光线好的地方重做',
              en: 'The legal representative repeats it in good light',
            },
          ],
          [
            { zh: '代码已被使用', en: 'Code already used' },
            {
              zh: '这家公司的快速注册次数用完了，改用普通注册',
              en: 'The company has used its quick registrations; register the usual way',
            },
          ],
        ],
      },
    ],
  },
  {
    heading: { zh: '常见问题', en: 'Questions' },
    blocks: [
      {
        text: {
          zh: '已经有小程序：不用注册，直接在「授权注册」里授权，资料会同步过来。',
          en: 'You have a mini-program: do not register, authorise it; its data come over.',
        },
      },
      {
        text: {
          zh: '换公司主体：在微信公众平台做主体变更，完成后重新授权。',
          en: 'Another company takes over: change the principal in the WeChat platform, then authorise again.',
        },
      },
      {
        text: {
          zh: '多个品牌：每个品牌一个小程序，同一家公司可以快速注册多个。',
          en: 'Several brands: one mini-program each; a company can register several quickly.',
        },
      },
      {
        text: {
          zh: '收款：注册后在微信支付商户平台关联小程序的 AppID，否则下单会提示未开通支付。',
          en: 'Payment: link the AppID of the mini-program in the merchant platform, or orders say that payment is not open.',
        },
      },
      {
        text: {
          zh: '备案：第一次发布前要完成小程序备案，管局审核 1 至 20 天，请提早提交。',
          en: 'Filing: before the first release the mini-program is filed with the authority, which takes 1 to 20 days. Submit it early.',
        },
      },
    ],
  },
]
