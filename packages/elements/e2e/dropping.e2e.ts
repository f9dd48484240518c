import { expect, type Page } from '@playwright/test'
import { test } from './support/test'

const managers = {
  'eb-file-explorer': 'file_entry where not is_folder and display_name',
  'eb-object-browser': 'stored_object where object_key',
}

/** A picture of the screen, as every system copies it. */
const copyPicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(8, 8)
    canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
  })

const dropFile = (page: Page, tag: string, name: string) =>
  page.evaluate(
    ([tag, name]) => {
      const files = document.querySelector(tag as string)?.shadowRoot?.querySelector('.eb-files')
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['text'], name as string, { type: 'text/plain' }))
      for (const type of ['dragenter', 'dragover', 'drop'])
        files?.dispatchEvent(
          new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer }),
        )
    },
    [tag, name],
  )

for (const [tag, table] of Object.entries(managers))
  test(`${tag}: what is pasted or dropped is uploaded without a dialog, and undone by keyboard`, async ({
    page,
    openPage,
    servers,
  }) => {
    await openPage('zh', `<${tag}></${tag}>`)
    const manager = page.locator(tag)
    const entries = manager.locator('[part=files] [data-key]')
    await expect(entries.first()).toBeVisible()
    await expect(manager.locator('[part=toolbar]')).toBeVisible()
    const before = await entries.count()
    const stored = async (name: string) => {
      const rows = await servers.gateway.sql(`select 1 from ${table} like $1`, [`%${name}%`])
      return rows.length
    }
    const undo = manager.locator('[part=message-action]')

    await copyPicture(page)
    await entries.first().focus()
    await page.keyboard.press('Control+v')
    const pasted = entries.filter({ hasText: /粘贴-\d{8}-\d{6}\.png/ })
    await expect(pasted).toHaveCount(1, { timeout: 40_000 })
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    expect(await stored('粘贴-')).toBe(1)
    await undo.focus()
    await page.keyboard.press('Enter')
    await expect(pasted).toHaveCount(0)
    expect(await stored('粘贴-')).toBe(0)

    await dropFile(page, tag, '掉下.txt')
    await expect(entries.filter({ hasText: '掉下.txt' })).toHaveCount(1, { timeout: 40_000 })
    await expect(manager).toContainText('开始上传 1 个文件')
    await undo.click()
    await expect(manager).toContainText('已撤销，删除了刚上传的 1 个文件')
    await expect(entries).toHaveCount(before)
    expect(await stored('掉下')).toBe(0)
  })
