import type { RowStory, SeedRow } from '../SeedRow'
import { day, dayText, momentText } from '../values/moments'

const list = (value: unknown) => (Array.isArray(value) ? value : []) as readonly SeedRow[]

const slots = ['MORNING', 'AFTERNOON', 'EVENING', 'FULL_DAY'] as const

/** A larger room holds more people and costs more; no package needs more people than the room holds. */
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
    return {
      ...each,
      timeSlot: slots[place] ?? each.timeSlot,
      weekdayPrice,
      weekendPrice: Math.round(weekdayPrice * 1.2),
    }
  })
  return { area, capacities, slotPrices, maxPeople: Math.max(0, ...capacities.map(({ people }) => people)) }
}

/** An event takes a day or two; its tickets are on sale until then. */
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

const hourBefore = (time: string) =>
  `${String(Number(time.slice(0, 2)) - 1).padStart(2, '0')}${time.slice(2)}`

/** The last admission is an hour before closing. */
export const scenic: RowStory = ({ row }) => ({
  openTimes: list(row.openTimes).map((each) => {
    const { end } = Object(each.hours) as { end?: string }
    return end ? { ...each, lastEntry: hourBefore(end) } : each
  }),
})
