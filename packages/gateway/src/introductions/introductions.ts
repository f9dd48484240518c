/** The introduction of a page of the console: the platform's own text, the same for every brand. */
export interface PageIntroduction {
  /** HTML. */
  readonly activityIntro: string
  /** Tags, separated by commas. */
  readonly activityTag: string
  /** Addresses of pictures, and of the pages that they link to, below the gateway's origin. */
  readonly imageList: readonly { readonly showUrl: string; readonly jumpUrl: string }[]
}

const picture = (name: string, jumpUrl: string) => ({ showUrl: `/pictures/products/${name}.svg`, jumpUrl })

/** Introductions by the path of their page. @spec W-ACT-2 */
export const introductions: Readonly<Record<string, PageIntroduction>> = {
  '/groupbuy/info': {
    activityTag: '拉新,老带新,限时',
    activityIntro: `<p><strong>拼团</strong>让老顾客带新顾客：一位顾客开团，凑够人数后所有人都按拼团价成交，没凑够就自动退款。</p>
<ul><li>适合门票、餐券和房券，一般 <em>2 到 5 人</em>成团</li>
<li>开团有效期建议 24 小时，太长会降低紧迫感</li>
<li>拼团价比售价低 15% 到 30% 时成团率最高</li></ul>
<p>先选商品，再定价格和人数，最后把活动分享到群里。</p>`,
    imageList: [
      picture('pagoda', '/groupbuy/manage'),
      picture('boat', ''),
      picture('teacup', '/groupbuy/edit'),
    ],
  },
  '/deposit/activity': {
    activityTag: '预售,锁客,节假日',
    activityIntro: `<p><strong>定金膨胀</strong>：顾客先付定金，付尾款时定金按倍数抵扣，例如付 50 元抵 100 元。</p>
<ul><li>节前 15 到 30 天收定金，把客源提前锁住</li><li>尾款时间前系统会提醒顾客</li></ul>`,
    imageList: [picture('wheel', ''), picture('hills', '')],
  },
  '/wx-task-treasure/list': {
    activityTag: '企业微信,裂变,拉新',
    activityIntro: `<p><strong>任务宝</strong>：顾客领取专属海报，邀请好友添加员工企业微信，完成人数就能领奖品。</p>
<ol><li>选好员工和奖品</li><li>上传海报，二维码会自动放进去</li><li>发布后把活动链接发给老顾客</li></ol>`,
    imageList: [picture('ribbon', ''), picture('card', '')],
  },
  '/group-fission/list': {
    activityTag: '企业微信,社群',
    activityIntro: `<p><strong>群裂变</strong>：顾客进群后邀请好友进同一批群，完成人数就能领奖品。群满了会自动换下一个群。</p>`,
    imageList: [picture('leaf', '')],
  },
}
