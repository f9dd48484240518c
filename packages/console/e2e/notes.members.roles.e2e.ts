import { expect, test } from '../../../examples/e2e/support/test'

test('notes of /power/role/{id} : saving asks first and tells how many employees it is about; without any it saves at once', async ({
  page,
  signIn,
  servers: { gateway },
}) => {
  await signIn('admin')
  const roles = await gateway.sql<{ id: string; held: number }>(
    `select role_id as id, (select count(*)::int from employee e where e.brand_id = r.brand_id and r.role_id = any (e.role_ids)) as held
     from role r where brand_id = '1001' and not is_preset order by held desc`,
  )
  const [held, free] = [roles[0], roles.find((role) => role.held === 0)]
  const form = page.getByRole('form', { name: '编辑角色' })
  const saveAs = async (id: string | undefined, text: string) => {
    await page.goto(`/#/power/role/${id}`)
    await form.getByRole('textbox', { name: '说明' }).fill(text)
    await form.getByRole('button', { name: '保存' }).click()
  }
  const descriptionOf = async (id: string | undefined) =>
    (await gateway.sql('select description from role where role_id = $1', [id]))[0]

  await saveAs(held?.id, '月结')
  const question = page.getByRole('dialog', { name: '编辑角色' })
  await expect(question).toContainText(`有 ${held?.held} 名员工使用这个角色`)
  await question.getByRole('button', { name: '取消' }).click()
  await expect(question).toBeHidden()
  expect(await descriptionOf(held?.id)).not.toEqual({ description: '月结' })
  await form.getByRole('button', { name: '保存' }).click()
  await question.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(/power\/role-list/)
  expect(await descriptionOf(held?.id)).toEqual({ description: '月结' })

  await saveAs(free?.id, '对账')
  await expect(page).toHaveURL(/power\/role-list/)
  expect(await descriptionOf(free?.id)).toEqual({ description: '对账' })
})
