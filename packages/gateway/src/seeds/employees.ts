import type { employee } from '../database/schema'
import type { Random } from './random'

type Employee = typeof employee.$inferInsert

const surnames = [
  ...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎',
]
const names = [
  '伟',
  '芳',
  '娜',
  '敏',
  '静',
  '丽',
  '强',
  '磊',
  '军',
  '洋',
  '勇',
  '艳',
  '杰',
  '娟',
  '涛',
  '明',
  '超',
  '秀兰',
  '霞',
  '平',
  '雨欣',
  '子涵',
  '浩然',
  '思源',
  '嘉怡',
  '晓彤',
]

/** Position, number of employees at a large store, and number of the role. */
const staff: readonly [string, number, number][] = [
  ['前台接待', 14, 4],
  ['礼宾员', 4, 9],
  ['餐厅服务员', 16, 5],
  ['收银员', 8, 5],
  ['客房服务员', 16, 9],
  ['销售经理', 9, 7],
  ['市场专员', 5, 6],
  ['会计', 3, 8],
  ['工程技师', 6, 9],
]

const person = (random: Random) => random.pick(surnames) + random.pick(names)

function employeeOf(hotel: { hotelId: string; brandId: string }, index: number, random: Random): Employee {
  const number = String(index).padStart(3, '0')
  return {
    employeeId: `${hotel.hotelId}-e${number}`,
    brandId: hotel.brandId,
    hotelId: hotel.hotelId,
    employeeNo: `E${number}`,
    employeeName: person(random),
    phone: `1${random.pick(['38', '39', '58', '86', '77'])}${hotel.hotelId.slice(-4)}${String(index).padStart(4, '0')}`,
    gender: random.pick(['MALE', 'FEMALE']),
    entryDate: `${random.between(2015, 2026)}-${String(random.between(1, 9)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`,
    roleIds: [],
  }
}

const locked = new Set([20, 41, 62, 81])
const left = new Set([13, 27, 34, 48, 55, 69])

/** Of 86 employees, the demo's accounts included, 76 are active, 4 locked and 6 have left. */
function statusOf(index: number): Partial<Employee> {
  if (locked.has(index)) return { status: 'LOCKED' }
  if (left.has(index)) return { status: 'LEFT', leaveDate: '2026-08-31', roleIds: [] }
  return {}
}

/** The employees of a store: all departments at the brand's first store, a manager and a receptionist elsewhere. */
export function employeesOf(
  hotel: { hotelId: string; brandId: string },
  large: boolean,
  random: Random,
): Employee[] {
  const positions: [string, number][] = [['店长', 2]]
  for (const [position, count, role] of staff)
    for (let made = 0; made < (large ? count : 1) && (large || position === '前台接待'); made++)
      positions.push([position, role])
  return positions.map(([position, role], index) => ({
    ...employeeOf(hotel, index + 1, random),
    position,
    roleIds: [`${hotel.brandId}-r${role}`],
    canLogin: role !== 9,
    canVerify: role === 9 || role === 4,
    ...(index > 0 && large ? statusOf(index) : {}),
  }))
}
