import type { RowStory, SeedRow } from '../SeedRow'
import { day, dayText, momentText } from '../values/moments'

const list = (value: unknown) => (Array.isArray(value) ? value : []) as readonly SeedRow[]

const slots = ['MORNING', 'AFTERNOON', 'EVENING', 'FULL_DAY'] as const

/** A larger room holds more and costs more; no package needs more people than fit in. */
export const meetingRoom: RowStory = ({ row, random, resource }) => {
  const layouts = resource.fields.find(({ name }) => name === 'capacities')?.fields?.[0]?.options ?? []
  const area = /国际会议厅$/.test(String(row.roomName)) ? 1200 : random.between(4, 40) * 10
  const capacities = list(row.capacities).map((each, place) => ({
    ...each,
    layout: layouts[place]?.value ?? each.layout,
    people: Math.max(8, Math.round((area / (place + 1.2)) * 0.9)),
  }))
  const half = Math.max(1200, Math.round((area * 30) / 100) * 100) * 100
  const slotPrices = list(row.slotPrices).map((each, place) => {
    const weekdayPrice = slots[place] === 'FULL_DAY' ? half * 1.8 : half
    return { ...each, timeSlot: slots[place] ?? each.timeSlot, weekdayPrice, weekendPrice: Math.round(weekdayPrice * 1.2) }
  })
  return { area, capacities, slotPrices, maxPeople: Math.max(0, ...capacities.map(({ people }) => people)) }
}

/** An event takes a day or two; its tickets are sold until then. */
export const meetingEvent: RowStory = ({ row, index }) => {
  const start = String(Object(row.eventTime).start ?? '')
  const starts = Date.parse(`${start}T09:00:00+08:00`)
  const ticketTypes = list(row.ticketTypes).map((each) => ({
    ...each,
    ...(each.saleEnd !== undefined && { saleEnd: momentText(starts - day) }),
  }))
  return {
    ticketTypes,
    eventTime: { start, end: dayText(starts + (index % 2) * day) },
    totalStock: ticketTypes.reduce((sum, each) => sum + Number((each as SeedRow).stock ?? 0), 0),
  }
}

const hourBefore = (time: string) => `${String(Number(time.slice(0, 2)) - 1).padStart(2, '0')}${time.slice(2)}`

/** Nobody is let in after an hour before closing. */
export const scenic: RowStory = ({ row }) => ({
  openTimes: list(row.openTimes).map((each) => {
    const { end } = Object(each.hours) as { end?: string }
    return end ? { ...each, lastEntry: hourBefore(end) } : each
  }),
})

/** Parts of a score are near the whole; three of four bad ones have a reply. */
export const comment: RowStory = ({ row, random }) => {
  const score = Number(row.score)
  const near = (value: unknown) =>
    value === undefined ? undefined : Math.min(5, Math.max(1, score + random.pick([-1, 0, 0, 0, 1])))
  const isReplied = row.status === 'PUBLISHED' && random.next() < (score <= 3 ? 0.75 : 0.3)
  return {
    ...{ scoreService: near(row.scoreService), scoreFacility: near(row.scoreFacility), scoreHygiene: near(row.scoreHygiene) },
    repliedAt: isReplied ? row.repliedAt : undefined,
    repliedBy: isReplied ? '林晚晴' : undefined,
    replyContent: isReplied ? (row.replyContent ?? '谢谢您的建议，我们会继续改进。') : undefined,
    replyOverdue: !isReplied && score <= 3,
  }
}

/** A firm is called by its name in short; who pays at once has no credit. */
export const corporateMember: RowStory = ({ row, random }) => {
  const [name = ''] = String(row.companyName).split('·')
  const shortName = name.replace(/^(..)/, '').replace(/(科技|会展|医药|贸易|机械|软件|纺织|电子|旅行社)?(教育咨询|文化传媒|生物)?(科技)?有限公司$/, '')
  const limit = Number(row.creditLimit ?? 0)
  return {
    shortName: shortName || name.slice(2, 6),
    invoiceTitle: row.invoiceTitle === undefined ? undefined : row.companyName,
    creditUsed: row.settleType === 'MONTHLY' ? Math.floor((limit * random.next()) / 100) * 100 : 0,
  }
}

/** Rows of a file are imported, left out or wrong; nothing is imported before it is ready. */
export const memberImportBatch: RowStory = ({ row, random }) => {
  const total = Number(row.totalCount)
  const failCount = row.status === 'CHECKING' ? 0 : Math.ceil(total * (0.02 + random.next() * 0.06))
  const skipCount = row.status === 'CHECKING' ? 0 : Math.floor(total * random.next() * 0.08)
  const ready = total - failCount - skipCount
  const part = row.status === 'DONE' ? 1 : row.status === 'IMPORTING' ? random.next() : 0
  return { failCount, skipCount, successCount: Math.floor(ready * part) }
}

/** What nobody has exchanged has no exchanges; what is used up has nothing left. */
export const genericVoucherCode: RowStory = ({ row }) => {
  const isExchanged = /PART|EXCHANGED/.test(String(row.status))
  const isOver = /EXCHANGED|REFUNDED/.test(String(row.status))
  return {
    exchangeItems: isExchanged ? row.exchangeItems : undefined,
    ...(isOver && { remainCount: 0, remainAmount: 0 }),
  }
}

const changes: Readonly<Record<string, readonly [before: string, after: string]>> = {
  GRADE: ['普卡', '银卡'],
  PROFILE: ['未填写', '1990-06-18'],
  SOURCE: ['小程序', '员工推荐'],
  STATUS: ['正常', '已冻结'],
  TAG: ['周末', '周末,亲子'],
}

/** What was before and is after is of the kind that changed; only growth has a number. */
export const memberChangeLog: RowStory = ({ row }) => {
  const [beforeValue, afterValue] = changes[String(row.changeType)] ?? []
  const isGrowth = row.changeType === 'GROWTH'
  return {
    ...{ beforeValue, afterValue },
    changeValue: isGrowth ? row.changeValue : undefined,
    orderNo: isGrowth ? row.orderNo : undefined,
  }
}

/** A price by name: what the card is exchanged for. */
const ecardPrices: readonly (readonly [name: RegExp, yuan: number])[] = [
  [/大闸蟹/, 398],
  [/粽子/, 128],
  [/5次/, 398],
  [/8.8折/, 99],
]

export const ecard: RowStory = ({ row }) => {
  const yuan = ecardPrices.find(([words]) => words.test(String(row.ecardName)))?.[1]
  return yuan ? { salePrice: yuan * 100 } : {}
}
