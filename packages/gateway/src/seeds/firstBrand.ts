import type { Setup } from '../configuration/configuration'
import type { Database } from '../database/open'
import { brand, employee, hotel, role, userAccount } from '../database/schema'
import { hashPassword } from '../session/passwords'

const unknown = '待完善'

/** Sets up an empty production database: one brand, one store to be completed, and its administrator. */
export async function setUpFirstBrand(database: Database, setup: Setup, cost: number): Promise<void> {
  const { brandName, hotelName } = setup
  const [brandId, hotelId, roleId, employeeId] = ['1', '101', '1-r1', '101-e1']
  const passwordHash = await hashPassword(setup.password, cost)
  await database.withTenant({ brandId, hotelIds: [hotelId] }, async (rows) => {
    const contact = { contactName: unknown, contactPhone: '' }
    await rows.insert(brand).values({ brandId, brandName, brandCode: 'B1', industry: 'MIX', ...contact })
    const place = {
      region: [unknown],
      address: unknown,
      phone: '',
      openFrom: '00:00',
      openUntil: '23:59',
    }
    await rows
      .insert(hotel)
      .values({ hotelId, brandId, hotelName, hotelCode: 'H1', businessTypes: [], ...place })
    await rows.insert(role).values({
      roleId,
      brandId,
      roleName: '品牌管理员',
      roleLevel: 'BRAND',
      isPreset: true,
      permissions: ['*'],
      dataScope: 'ALL',
    })
    const person = { employeeNo: 'E001', employeeName: '管理员', phone: '', roleIds: [roleId] }
    await rows.insert(employee).values({ employeeId, brandId, hotelId, ...person })
    const account = setup.account.trim().toLowerCase()
    await rows
      .insert(userAccount)
      .values({ userId: '1', brandId, employeeId, account, passwordHash, adminId: '1-a1' })
  })
}
