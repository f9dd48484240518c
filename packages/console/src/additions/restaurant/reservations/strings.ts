import { defineStrings } from '@ebkit/core/locale'

/** Texts of table reservations. */
export const reservationStrings = defineStrings('console-reservations', {
  zh: {
    ring: '新订座提示音',
    occupancy: '{day} 各餐段订座',
    tables: '{taken}/{all} 桌',
    people: '{taken}/{all} 人',
    oneDay: '选择一天后显示各餐段的订座情况',
    none: '当天没有可订座的餐厅',
    notRead: '未能读取订座情况：{reason}',
    guest: '会员与到店记录',
    grade: '会员等级：{grade}',
    noMember: '不是会员',
    visits: '到店 {count} 次',
    noShows: '爽约 {count} 次',
    freeTable: '{name} · {room} 座',
  },
  en: {
    ring: 'Ring for new reservations',
    occupancy: 'Reservations on {day} by meal',
    tables: '{taken} of {all} tables',
    people: '{taken} of {all} people',
    oneDay: 'Choose one day to see its meals',
    none: 'No restaurant takes reservations on that day',
    notRead: 'Could not read the reservations: {reason}',
    guest: 'Membership and visits',
    grade: 'Grade: {grade}',
    noMember: 'Not a member',
    visits: 'Visits: {count}',
    noShows: 'No-shows: {count}',
    freeTable: '{name} · seats {room}',
  },
})
