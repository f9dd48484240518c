import type { Random } from './random'

const words = (text: string): readonly string[] => text.split(' ')

/** Sights near each store that sells tickets. */
const sights: Readonly<Record<string, readonly string[]>> = {
  100101: words(
    '灵隐寺 飞来峰 雷峰塔 六和塔 三潭印月 西溪湿地 良渚古城 湘湖 郭庄 胡雪岩故居 九溪烟树 虎跑公园 玉皇山 城隍阁 超山 径山寺 天目山 大明山 双溪竹海 浙西大峡谷 瑶琳仙境 龙井村 太子湾 花港观鱼',
  ),
  100102: words('千岛湖 梅峰岛 龙山岛 森林氧吧 石林 九龙源 芹川古村 下姜村'),
  100103: words('莫干山 剑池 芦花荡 庾村 下渚湖 裸心谷 郎家山 新市古镇'),
  100104: words('乌镇西栅 乌镇东栅 木心美术馆 石佛寺 濮院古镇 石门古镇'),
  100106: words('蜈支洲岛 海棠湾 亚龙湾 南田温泉 后海村 呀诺达'),
  100201: words('武康大楼 徐家汇 上海植物园 龙华塔 衡山路 复兴公园 豫园 静安寺'),
  100202: words('外滩 豫园 东方明珠 苏州河 北外滩 城隍庙'),
  100221: words('慢谷森林 汤山温泉 阳山碑材 方山 牛首山 银杏湖'),
}

/** Waters and areas of each store: where boats, parks and hot springs are. */
const areas: Readonly<Record<string, readonly string[]>> = {
  100101: words('西湖 运河 湘湖 钱塘江 西溪 富春江 花港 湖滨'),
  100102: words('千岛湖 进贤湾'),
  100103: words('下渚湖 莫干山'),
  100104: words('乌镇 石门'),
  100106: words('海棠湾 蜈支洲'),
  100201: words('黄浦江 徐汇滨江'),
  100202: words('苏州河 北外滩'),
  100221: words('慢谷 汤山'),
}

/**
 * Stores that sell tickets, and their numbers of products: three thousand in total. The first is the demo's large
 * store.
 */
export const productsOfStore: readonly (readonly [hotelId: string, products: number])[] = [
  ['100101', 2600],
  ['100102', 60],
  ['100103', 60],
  ['100104', 40],
  ['100106', 40],
  ['100201', 100],
  ['100202', 40],
  ['100221', 60],
]

const persons = words('单人票 双人票 亲子票（1大1小） 家庭票（2大1小） 学生票 长者票')
const guests = words('单人券 双人券 亲子券（1大1小） 家庭券（2大1小） 四人券')
const venues = words('望湖楼 云栖厅 竹里馆 湖畔餐厅 山外楼 茶香阁 顶楼花园 听雨轩 稻香厅 临水居')
const rooms = words(
  '湖景大床房 湖景双床房 园景大床房 园景双床房 亲子主题房 家庭套房 行政大床房 行政套房 茶园别墅 禅意大床房 复式套房 榻榻米房 露台大床房 阁楼双床房 豪华大床房 庭院套房',
)

/** By category: lists of parts, one part of each list makes a name; `{}` stands for a sight, `{area}` for an area. */
const parts: Readonly<Record<string, readonly (readonly string[])[]>> = {
  景区门票: [['{}'], words('平日 周末 春季 秋季 夜游 早鸟 讲解 快速通道'), persons],
  游船: [['{area}'], words('摇橹船 画舫 电瓶船 龙船 手划船 夜游船'), [...persons, '包船（6人）']],
  亲子乐园: [
    ['{area}'],
    words('萌宠乐园 冰雪乐园 水上乐园 恐龙乐园 童话乐园 昆虫乐园 太空乐园 星空乐园'),
    words('周末套票 平日套票 暑期畅玩票 寒假畅玩票 家庭票（2大1小）'),
  ],
  温泉: [['{area}'], ['温泉'], words('日场 夜场 全天 平日 周末'), persons],
  房券: [
    rooms,
    ['券（'],
    words('平日 周末 通用 连住2晚 连住3晚 淡季'),
    ['·'],
    words('含单早 含双早 含三早 含下午茶 不含早'),
    ['）'],
  ],
  自助餐: [venues, words('自助早餐 自助午餐 自助晚餐 海鲜自助晚餐 周末早午餐 节日自助晚餐'), guests],
  下午茶: [venues, words('龙井 桂花 荷花 宋韵 英式 樱花 法式'), ['下午茶'], guests],
  酒景套餐: [rooms, ['＋{}'], words('两天一晚 三天两晚 亲子两日 情侣两日'), ['套餐']],
  伴手礼: [
    words(
      '明前龙井 雨前龙井 西湖藕粉 桂花糕 定胜糕 杭白菊 九曲红梅 丝绸方巾 檀香折扇 西湖绸伞 山核桃 酥油饼 桂花龙井 宋韵香囊',
    ),
    words('礼盒 臻选礼盒 家庭装 便携装 手提袋装'),
    words('（小份） （中份） （大份） （双份）'),
  ],
  年卡: [['{}'], words('个人 双人 亲子 家庭 学生 长者'), words('年卡 季卡 半年卡')],
  研学: [
    ['{}'],
    words('茶文化 宋韵 湿地生态 良渚文明 丝绸 古建 植物 天文 昆虫 书法'),
    words('半日 一日 两日 三日'),
    words('亲子营 小学营 初中营'),
  ],
  赠品: [
    words('手绘雨衣 帆布袋 明信片 冰箱贴 钥匙扣 书签 便携水杯 小夜灯 茶包 团扇 徽章 遮阳帽'),
    words('（新客礼） （会员礼） （生日礼） （签到礼） （随单礼） （评价礼）'),
  ],
}

/** A shuffled copy of the items. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = random.between(0, last)
    ;[result[last], result[other]] = [result[other] as Item, result[last] as Item]
  }
  return result
}

/** All names that a category can have at a store, without duplicates, shuffled. */
export function namesOf(hotelId: string, categoryName: string, random: Random): string[] {
  const lists = parts[categoryName] ?? []
  const templates = lists.reduce<string[]>(
    (made, list) => made.flatMap((start) => list.map((end) => start + end)),
    [''],
  )
  const filled =
    (mark: string, places: readonly string[] = []) =>
    (template: string) =>
      template.includes(mark) ? places.map((place) => template.replace(mark, place)) : [template]
  const names = templates.flatMap(filled('{}', sights[hotelId])).flatMap(filled('{area}', areas[hotelId]))
  return shuffled(names, random)
}
