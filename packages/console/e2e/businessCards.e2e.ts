import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'

const path = '/#/businessCard'

test('cards are made for chosen employees without one; those that cannot have one are named with the reason', async ({
  page,
  signIn,
  servers: {
    gateway: { sql },
  },
}) => {
  await sql("delete from business_card where employee_id like 'card-%'")
  await sql("delete from employee where employee_id like 'card-%'")
  const [department] = await sql<{ id: string }>(
    "select min(department_id) as id from department where hotel_id = '100101'",
  )
  const employ = (id: string, name: string, more: object) =>
    insertRow(sql, 'employee', {
      ...{
        employee_id: `card-${id}`,
        employee_no: `CARD${id}`,
        employee_name: name,
        phone: `1370088000${id}`,
      },
      ...{ position: '礼宾', avatar: '/pictures/products/hills.svg', status: 'ON_JOB', ...more },
      ...{ role_ids: '{}', department_id: department?.id },
    })
  await employ('1', '名片甲', {})
  await employ('2', '名片乙', { avatar: null })
  await employ('3', '名片丙', { status: 'LEFT' })
  await signIn('admin')
  await page.goto(path)
  await page.getByRole('button', { name: '批量生成' }).click()
  const dialog = page.getByRole('dialog', { name: '批量生成名片' })
  const employees = dialog.getByRole('grid', { name: '批量生成名片' })
  await dialog.getByRole('searchbox').first().fill('名片')
  await expect(employees.getByRole('row').filter({ hasText: '名片' })).toHaveCount(2)
  await expectAccessible(page)
  for (const name of ['名片甲', '名片乙'])
    await employees.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
  await dialog.getByRole('button', { name: '生成名片', exact: true }).first().click()
  await expect(page.getByText('没有头像，先在员工资料里补上').first()).toBeVisible()
  await expect(page.getByText('「生成名片」成功 1 条，1 条没有')).toBeVisible()
  await expect(employees.getByRole('row').filter({ hasText: '名片' })).toHaveCount(1)
  await dialog.getByRole('button', { name: '关闭', exact: true }).first().click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('grid', { name: '电子名片' })).toContainText('名片甲')
  const cards = await sql(
    "select show_name, job_title, phone from business_card where employee_id like 'card-%'",
  )
  expect(cards).toEqual([{ show_name: '名片甲', job_title: '礼宾', phone: '13700880001' }])
})
