import type { employee, userAccount } from '../database/schema'
import type { OfferedAccount } from '../settings'

interface EmployeeRow extends Readonly<typeof employee.$inferInsert> {}
interface AccountRow extends Omit<typeof userAccount.$inferInsert, 'passwordHash'> {}

/** A person who can sign in to the demo. */
export interface DemoAccount {
  /** The name to sign in with. */
  readonly account: string
  /** The row of the employee. */
  readonly employee: EmployeeRow
  /** The row of the account, without its password. */
  readonly user: AccountRow
}

interface Line {
  readonly account: string
  readonly name: string
  readonly position: string
  readonly role: number
  readonly stores?: readonly string[]
  readonly isAdministrator?: boolean
}

const lines: readonly Line[] = [
  { account: 'admin', name: '沈知远', position: '品牌总监', role: 1, isAdministrator: true },
  { account: 'manager', name: '林晚晴', position: '店长', role: 2, stores: ['02', '03'] },
  { account: 'clerk', name: '陈立', position: '前台接待', role: 4 },
  { account: 'viewer', name: '周望舒', position: '实习生', role: 10 },
]

function accountOf(brandId: string, line: Line, index: number): DemoAccount {
  const hotelId = `${brandId}01`
  const userId = `${brandId}9${index + 1}`
  const { account, name: employeeName, position } = line
  const stores = (line.stores ?? []).map((store) => brandId + store)
  return {
    account,
    employee: {
      employeeId: `${hotelId}-u${index + 1}`,
      ...{ brandId, hotelId, employeeName, position },
      employeeNo: `U00${index + 1}`,
      phone: `1990000${brandId.slice(-2)}${String(index + 1).padStart(2, '0')}`,
      gender: 'UNKNOWN',
      entryDate: '2024-03-01',
      roleIds: [`${brandId}-r${line.role}`],
      manageHotelIds: stores,
    },
    user: {
      userId,
      brandId,
      account,
      employeeId: `${hotelId}-u${index + 1}`,
      adminId: line.isAdministrator ? `${brandId}-a1` : null,
    },
  }
}

/** The accounts that can sign in to the demo, all of the first brand. */
export const demoAccounts: readonly DemoAccount[] = lines.map((line, index) => accountOf('1001', line, index))

/** The demo's accounts as its login page offers them. */
export const offeredAccounts = (password: string): OfferedAccount[] =>
  demoAccounts.map(({ account, employee: { employeeName, position } }) => ({
    account,
    userName: employeeName,
    position: position ?? '',
    password,
  }))

/** An account of another brand, for tests of tenant separation. */
export const neighbour: DemoAccount = accountOf(
  '1002',
  { account: 'neighbour', name: '顾南乔', position: '品牌总监', role: 1, isAdministrator: true },
  0,
)
