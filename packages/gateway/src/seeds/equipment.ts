/** Rows of tables that are generated from definitions: keys are field names. */
type Row = Readonly<Record<string, unknown>>

interface Store {
  readonly brandId: string
  readonly hotelId: string
  readonly phone: string
}

const numbered = (prefix: string, hotelId: string, index: number) =>
  `${prefix}${hotelId}${String(index + 1).padStart(2, '0')}`

/** Name, code, type, location. */
const counterLines: readonly (readonly [string, string, string, string])[] = [
  ['前台 A', 'FDA', 'DESK', '大堂东侧'],
  ['前台 B', 'FDB', 'DESK', '大堂西侧'],
  ['东门售票窗口', 'TKE', 'TICKET', '景区东门'],
  ['游客中心', 'TKC', 'TICKET', '游客中心一层'],
  ['北门检票口', 'GTN', 'GATE', '景区北门'],
  ['中餐收银', 'CSC', 'CASHIER', '云锦轩入口'],
  ['大堂吧收银', 'CSB', 'CASHIER', '大堂吧台'],
  ['水疗前台', 'SPA', 'SPA', '二层水疗中心'],
  ['文创店', 'SHP', 'SHOP', '一层连廊'],
]

/** The functions of a counter, by its type. Other types take payments and refund them. */
const functionsOf: Readonly<Record<string, readonly string[]>> = {
  DESK: ['PAY', 'REFUND', 'DEPOSIT', 'RECHARGE', 'INVOICE'],
  TICKET: ['PAY', 'REFUND', 'VERIFY'],
  GATE: ['VERIFY'],
}

const lunch = { mealPeriod: 'LUNCH', hours: { start: '11:00', end: '14:00' }, lastOrder: '13:30' }
const tea = { mealPeriod: 'TEA', hours: { start: '10:00', end: '18:00' } }
const dinner = { mealPeriod: 'DINNER', hours: { start: '17:00', end: '21:30' }, lastOrder: '21:00' }

/** Name, type, floor, state, picture, price per person in cents, opening hours, and deviations from the defaults. */
const restaurantLines: readonly (readonly [
  string,
  string,
  string,
  string,
  string,
  number,
  readonly object[],
  Row?,
])[] = [
  ['云锦轩中餐厅', 'CHINESE', '二层', 'OPEN', 'plate', 16800, [lunch, dinner]],
  ['揽悦西餐厅', 'BUFFET', '一层', 'OPEN', 'plate', 22800, [lunch, dinner]],
  ['一品茶吧', 'BAR', '大堂', 'OPEN', 'teacup', 6800, [tea]],
  [
    '天台烧烤',
    'HOTPOT',
    '顶层',
    'RESTING',
    'moon',
    13800,
    [dinner],
    { restDays: [1, 2], advanceDays: 3, notice: '雨天停业' },
  ],
  [
    '锦绣宴会厅',
    'CHINESE',
    '三层',
    'OPEN',
    'plate',
    29800,
    [lunch, dinner],
    { maxParty: 100, advanceDays: 60, depositMode: 'PER_TABLE', depositAmount: 50000, cancelHours: 48 },
  ],
  [
    '甜品饼房',
    'BAKERY',
    '一层',
    'OPEN',
    'tin',
    3800,
    [tea],
    { reserveEnabled: false, acceptMode: 'AUTO', deliveryFee: 500, minDeliveryAmount: 3000, restDays: [1] },
  ],
]

/**
 * Name, model, connection, usage, location, index of the counter or restaurant in the lists above, and deviations from
 * the defaults.
 */
const printerLines: readonly (readonly [string, string, string, string, string, number | undefined, Row?])[] =
  [
    ['前台 A 小票', 'VPOS', 'USB', 'RECEIPT', '前台 A', 0],
    ['前台 B 小票', 'VPOS', 'USB', 'RECEIPT', '前台 B', 1],
    [
      '东门门票机',
      'FEIE',
      'CLOUD',
      'TICKET',
      '东门窗口左侧',
      2,
      { pendingJobs: 3, reportedState: 'NOPAPER' },
    ],
    ['游客中心门票机', 'FEIE', 'CLOUD', 'TICKET', '游客中心', 3],
    ['游客中心备用', 'XINYE', 'WIFI', 'TICKET', '游客中心柜内', 3, { ipAddress: '192.168.10.31' }],
    ['检票口凭证', 'SUNMI', 'BLUETOOTH', 'TICKET', '北门', 4],
    ['中餐热厨', 'FEIE', 'CLOUD', 'KITCHEN', '热厨传菜口', 0, { paperWidth: '80', voiceNotice: true }],
    ['中餐冷厨', 'FEIE', 'CLOUD', 'KITCHEN', '冷厨', 0],
    ['西餐出品', 'YILIAN', 'CLOUD', 'KITCHEN', '西厨明档', 1],
    [
      '烧烤出品',
      'JIABO',
      'WIFI',
      'KITCHEN',
      '天台吧台',
      3,
      { ipAddress: '192.168.10.45', status: 'DISABLED' },
    ],
    ['宴会厅出品', 'YILIAN', 'CLOUD', 'KITCHEN', '宴会备餐间', 4, { isLost: true, pendingJobs: 12 }],
    ['中餐收银小票', 'FEIE', 'CLOUD', 'RECEIPT', '中餐收银台', 5],
    ['大堂吧小票', 'YILIAN', 'CLOUD', 'RECEIPT', '大堂吧台', 6],
    [
      '饼房标签',
      'JIABO',
      'USB',
      'LABEL',
      '饼房',
      8,
      { paperWidth: '40X30', autoCut: false, fontSize: 'LARGE' },
    ],
    ['文创店小票', 'XINYE', 'WIFI', 'RECEIPT', '文创店', 8, { ipAddress: '192.168.10.52', paperWidth: '58' }],
    ['客房订单提醒', 'FEIE', 'CLOUD', 'ORDER', '客房中心', 0, { voiceNotice: true, copies: 2 }],
  ]

/** The counters of a store. */
export const countersOf = ({ brandId, hotelId, phone }: Store): Row[] =>
  counterLines.map(([counterName, counterCode, counterType, location], index) => ({
    counterId: numbered('CT', hotelId, index),
    ...{ brandId, hotelId, counterName, counterCode, counterType, location },
    ...{ businessHoursFrom: '07:00', businessHoursUntil: '23:00', phone },
    // The store's manager is its first employee.
    ...{ managerId: `${hotelId}-e001`, employees: [`${hotelId}-e002`] },
    functions: functionsOf[counterType] ?? ['PAY', 'REFUND'],
    ...(counterType === 'CASHIER' && {
      restaurantId: numbered('RS', hotelId, counterName.startsWith('中餐') ? 0 : 2),
    }),
    sort: 90 - index * 10,
  }))

/** The restaurants of a store. */
export const restaurantsOf = ({ brandId, hotelId, phone }: Store): Row[] =>
  restaurantLines.map(
    ([name, restaurantType, floor, status, picture, averagePrice, businessHours, unusual], index) => ({
      restaurantId: numbered('RS', hotelId, index),
      ...{ brandId, hotelId, phone, name, restaurantType, floor, status, averagePrice, businessHours },
      cover: `/pictures/products/${picture}.svg`,
      minDeliveryAmount: 3_000,
      deliveryFee: 600,
      freeDeliveryAmount: 10_000,
      diningModes:
        restaurantType === 'BAKERY'
          ? ['TAKE_AWAY', 'DELIVERY']
          : ['DINE_IN', 'TAKE_AWAY', 'DELIVERY', 'ROOM_SERVICE'],
      payModes: ['ONLINE', 'STORED', 'ROOM', 'AFTER'],
      sortNo: 60 - index * 10,
      ...unusual,
    }),
  )

const usual: Row = {
  ...{ deviceKey: null, ipAddress: null, port: null, counterId: null, restaurantId: null, status: 'ENABLED' },
  ...{ paperWidth: '80', copies: 1, fontSize: 'NORMAL', autoCut: true, voiceNotice: false },
  ...{ reportedState: 'ONLINE', pendingJobs: 0 },
}

/**
 * The printers of a store: one is out of paper, one was last seen a day ago, one is disabled. The others keep a
 * connection open, so they are online however long the demo runs.
 *
 * @param now milliseconds since 1970
 */
export const printersOf = ({ brandId, hotelId }: Store, now = Date.now()): Row[] =>
  printerLines.map(([printerName, brandModel, connectType, usage, location, at, unusual = {}], index) => {
    const { isLost, ...more } = unusual
    const place =
      usage === 'KITCHEN'
        ? { restaurantId: numbered('RS', hotelId, at ?? 0) }
        : { counterId: numbered('CT', hotelId, at ?? 0) }
    const day = new Date(now - 86_400_000 + index * 60_000).toISOString()
    return {
      ...usual,
      printerId: numbered('PR', hotelId, index),
      ...{ brandId, hotelId, printerName, brandModel, connectType, usage, location },
      sn: `${brandModel}${hotelId}${String(index + 1).padStart(3, '0')}`,
      ...(connectType === 'CLOUD' && { deviceKey: `demo-${hotelId}-${index + 1}` }),
      ...(connectType === 'WIFI' && { port: 9100 }),
      ...place,
      lastOnlineAt: isLost ? day : 'infinity',
      ...more,
    }
  })
