import { holdLongTimers, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { PartPage } from '../testing/PartPage'
import { sampleEntries } from '../testing/sampleEntries'
import { DeleteDialog, type DeleteDialogProps } from './DeleteDialog'

const [folder, file] = [sampleEntries(1, 0), sampleEntries(0, 1)]

function open(props: Partial<DeleteDialogProps> = {}) {
  const calls: string[] = []
  const page = new PartPage<DeleteDialogProps>(DeleteDialog, {
    open: true,
    entries: folder,
    onConfirm: () => calls.push('delete'),
    onCancel: () => calls.push('cancel'),
    ...props,
  })
  return { page, calls, ok: () => page.part<HTMLButtonElement>('ok') }
}

describe('DeleteDialog', () => {
  it('W-EXP-46 the question depends on the selection: folder, file, or both', async () => {
    const { page, calls, ok } = open()
    await page.opened()
    expect(page.heading).to.equal('确定删除文件夹「2026 秋季」？')
    expect(page.dialog.getAttribute('role')).to.equal('alertdialog')
    await until(() => page.focused?.textContent === '取消')
    await page.expectAccessible()
    const cases: Array<[DeleteDialogProps['entries'], string]> = [
      [file, '确定删除文件「西湖日落-0.jpg」？'],
      [sampleEntries(2, 0), '确定删除选中的 2 个文件夹？'],
      [sampleEntries(0, 3), '确定删除选中的 3 个文件？'],
      [sampleEntries(2, 6), '确定删除选中的 8 个文件/文件夹？'],
    ]
    for (const [entries, question] of cases) {
      page.set({ entries })
      await until(() => page.heading === question, question)
    }
    expect(page.all('li').length).to.equal(6)
    ok().click()
    await sendKeys({ press: 'Escape' })
    expect(calls).to.deep.equal(['delete', 'cancel'])
  })

  it('W-EXP-15 W-EXP-16 W-EXP-47 in forced mode asks about the whole contents, and locks 仍要删除 for a second', async () => {
    const { page, calls, ok } = open()
    await page.opened()
    ok().focus()
    const timers = holdLongTimers()
    try {
      page.set({ force: true })
      await until(() => page.heading === '是否一并删除文件夹中的所有内容？')
      expect(page.dialog.textContent).to.contain('「2026 秋季」里还有内容')
      expect(ok().matches(':disabled')).to.equal(true)
      expect(ok().textContent).to.equal('仍要删除（1）')
      ok().click()
      expect(calls).to.deep.equal([])
      await until(() => page.focused?.textContent === '取消', 'focus is not lost')
      await page.expectAccessible()
      await until(() => timers.waiting().includes(1000))
      timers.end(1000)
      await until(() => ok().textContent === '仍要删除')
      expect(ok().matches(':disabled')).to.equal(false)
      ok().click()
      expect(calls).to.deep.equal(['delete'])
      // It is locked again the next time.
      page.set({ open: false, force: false })
      await until(() => !page.dialog)
      page.set({ open: true, force: true })
      await page.opened()
      expect(ok().matches(':disabled')).to.equal(true)
    } finally {
      timers.restore()
    }
  })

  it('a running deletion cannot be started again, and a failure says why', async () => {
    const { page, calls, ok } = open({ busy: true })
    await page.opened()
    expect(ok().getAttribute('aria-busy')).to.equal('true')
    ok().click()
    expect(calls).to.deep.equal([])
    page.set({ busy: false, error: '没有权限' })
    await until(() => page.find('.eb-field-error')?.textContent === '没有权限')
    await page.expectAccessible()
  })
})
