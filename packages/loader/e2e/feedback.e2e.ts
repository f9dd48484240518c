import { expect, test } from './support/test'

test.describe('EB.modal, EB.confirm, EB.toast', () => {
  test('a call waits for the code to load; the element is removed after the answer', async ({
    open,
    page,
    requested,
    servers: { proxy },
  }) => {
    await open('empty.html')
    const held = proxy.inject({ match: ({ path }) => path.includes('/eb-feedback.js'), fault: 'hold' })
    const answer = page.evaluate(() => EB.confirm('上架 3 件商品？'))
    await expect.poll(() => held.hits).toBe(1)
    held.release()
    await page.locator('eb-feedback [part=ok]').click()
    expect(await answer).toBe(true)
    await expect(page.locator('eb-feedback')).toHaveCount(0)
    const names = requested()
    expect(names).toEqual([...new Set(names)])
  })

  test('modal resolves to what closed it, and shows texts as text', async ({ open, page }) => {
    await open('empty.html')
    const answer = page.evaluate(() =>
      EB.modal({ heading: '<i>备注</i>', text: '<img src=x onerror=alert(1)>' }),
    )
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('<img src=x onerror=alert(1)>')
    await page.keyboard.press('Escape')
    expect(await answer).toBe('close')
  })

  test('F-LO-1 if the code cannot be loaded, the browser asks, and each promise resolves', async ({
    open,
    page,
    servers: { proxy },
  }) => {
    const missing = proxy.inject({
      match: ({ path }) => path.includes('/eb-feedback.js'),
      fault: 'status',
      status: 404,
    })
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.message().trim())
      return asked.length === 1 ? dialog.accept() : dialog.dismiss()
    })
    await open('empty.html')
    const first = page.evaluate(() => EB.confirm({ heading: '删除？', text: '删了就找不回来' }))
    await expect.poll(() => asked).toEqual(['删除？\n删了就找不回来'])
    expect(missing.hits).toBeGreaterThan(1)
    expect(await first).toBe(true)
    expect(await page.evaluate(() => EB.confirm('再问一次？'))).toBe(false)
    expect(await page.evaluate(() => EB.modal('一句话'))).toBe('cancel')
    expect(asked.slice(1)).toEqual(['再问一次？', '一句话'])
    await expect(page.locator('eb-feedback')).toHaveCount(0)
  })
})
