import type { Random } from '../../random'

interface Place {
  readonly region: readonly [string, string, string]
  readonly streets: readonly string[]
  readonly longitude: number
  readonly latitude: number
}

const place = (region: Place['region'], streets: string, longitude: number, latitude: number): Place => ({
  region,
  streets: streets.split(' '),
  longitude,
  latitude,
})

/** Where guests and companies are: most of them near the stores. */
const places: readonly Place[] = [
  place(['浙江省', '杭州市', '西湖区'], '文三路 龙井路 天目山路 曙光路', 120.13, 30.26),
  place(['浙江省', '杭州市', '拱墅区'], '湖墅南路 莫干山路 丽水路', 120.14, 30.32),
  place(['浙江省', '杭州市', '滨江区'], '江南大道 滨盛路 网商路', 120.21, 30.2),
  place(['浙江省', '宁波市', '鄞州区'], '中山东路 百丈东路', 121.55, 29.82),
  place(['浙江省', '嘉兴市', '桐乡市'], '庆丰南路 振兴东路', 120.56, 30.63),
  place(['上海市', '上海市', '徐汇区'], '衡山路 漕溪北路 龙华路', 121.44, 31.19),
  place(['上海市', '上海市', '浦东新区'], '世纪大道 张杨路 浦建路', 121.54, 31.22),
  place(['江苏省', '南京市', '玄武区'], '中山东路 珠江路', 118.8, 32.05),
  place(['江苏省', '苏州市', '姑苏区'], '人民路 干将东路', 120.62, 31.31),
  place(['广东省', '深圳市', '南山区'], '深南大道 科苑路', 113.93, 22.53),
  place(['四川省', '成都市', '武侯区'], '人民南路 科华北路', 104.04, 30.64),
  place(['海南省', '三亚市', '海棠区'], '海棠北路 林旺路', 109.74, 18.33),
]

/** A place whose region, address and position fit each other. */
export function placeOf(random: Random) {
  const { region, streets, longitude, latitude } = random.pick(places)
  const address = `${random.pick(streets)}${random.between(1, 399)}号`
  const near = (degrees: number) => Number((degrees + (random.next() - 0.5) / 20).toFixed(4))
  return { region, address, geo: { longitude: near(longitude), latitude: near(latitude), address } }
}

/** Provinces and cities, for statistics by origin. */
export const regionsOf = (random: Random, count: number): string[][] => {
  const first = random.between(0, places.length - 1)
  const chosen = Array.from(
    { length: count },
    (_, each) => places[(first + each * 3) % places.length] as Place,
  )
  return [...new Map(chosen.map(({ region }) => [region.join(), region.slice(0, 2)])).values()]
}
