import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { PartPage } from '../testing/PartPage'
import { NameDialog, type NameDialogProps } from './NameDialog'

function open(props: Partial<NameDialogProps> = {}) {
  const calls: string[] = []
  const page = new PartPage<NameDialogProps>(NameDialog, {
    open: true,
    kind: 'folder',
    onSave: (name) => calls.push(`save ${name}`),
    onCancel: () => calls.push('cancel'),
    ...props,
  })
  const input = () => page.find<HTMLInputElement>('input')
  const type = (text: string) => {
    input().value = text
    input().dispatchEvent(new Event('input', { bubbles: true }))
  }
  const save = () => page.part<HTMLButtonElement>('button')
  const message = () => page.find('.eb-field-error')?.textContent
  return { page, calls, input, type, save, message }
}

const rule = '最多20个字符，文件夹名称只能包含 (中文 英文 数字 . _ -)字符'

describe('NameDialog', () => {
  it('W-EXP-6 W-EXP-30 asks for the name of a folder or file; an empty name cannot be saved', async () => {
    const { page, input, save, calls } = open()
    await page.opened()
    expect(page.heading).to.equal('新建文件夹')
    expect(input().getAttribute('aria-label')).to.equal('文件夹名称')
    await until(() => page.focused === input())
    expect(save().disabled).to.equal(true)
    await sendKeys({ press: 'Enter' })
    expect(calls).to.deep.equal([])
    await page.expectAccessible()
    await sendKeys({ press: 'Escape' })
    expect(calls).to.deep.equal(['cancel'])
    page.set({ kind: 'file', initial: '大厅.jpg' })
    await until(() => page.heading === '重命名文件')
    expect(input().getAttribute('aria-label')).to.equal('文件名称')
  })

  it('W-EXP-26 the name is trimmed; Enter and the button save', async () => {
    const { page, type, save, calls } = open()
    await page.opened()
    type('   ')
    await until(() => save().disabled)
    type('  海报 2 ')
    await until(() => page.find('.eb-field-error'), 'a blank inside is not allowed')
    type('  海报-2 ')
    await until(() => !save().disabled)
    save().click()
    page.find('input').focus()
    await sendKeys({ press: 'Enter' })
    expect(calls).to.deep.equal(['save 海报-2', 'save 海报-2'])
  })

  it('W-EXP-27 W-EXP-28 W-EXP-29 at most 20 characters that match the pattern; otherwise one text states the rule', async () => {
    const { page, type, save, message } = open()
    await page.opened()
    type('二'.repeat(20))
    await until(() => !save().disabled)
    expect(message()).to.equal(undefined)
    type('二'.repeat(21))
    await until(() => message() === rule)
    expect(save().disabled).to.equal(true)
    expect(page.find('.eb-name-dialog__count').textContent).to.equal('21 / 20')
    await page.expectAccessible()
    for (const bad of ['a/b', '海报？', '👍', 'a b', '..']) {
      type('good')
      await until(() => !message())
      type(bad)
      await until(() => message() === rule, bad)
    }
    page.set({ kind: 'file', maxLength: 5 })
    await until(() => message() === '最多5个字符，文件名称只能包含 (中文 英文 数字 . _ -)字符')
    page.set({ nameCheck: false })
    type('好 的？')
    await until(() => !message())
    type('a/b')
    await until(() => message()?.startsWith('最多5个字符，文件名称不能包含'))
  })

  it('renaming selects the name and keeps the extension', async () => {
    const { page, input, type, save, calls } = open({ kind: 'file', initial: '西湖.日落.jpg' })
    await page.opened()
    expect(input().value).to.equal('西湖.日落')
    expect(page.find('.eb-name-dialog__extension').textContent).to.equal('.jpg')
    await until(() => input().selectionEnd === 5 && input().selectionStart === 0, 'selected')
    save().click()
    expect(calls).to.deep.equal(['cancel'], 'nothing has changed')
    type('断桥.jpg')
    await until(() => input().value === '断桥.jpg')
    save().click()
    type('残雪')
    await until(() => input().value === '残雪')
    save().click()
    expect(calls).to.deep.equal(['cancel', 'save 断桥.jpg', 'save 残雪.jpg'])
  })

  it('W-EXP-30 saving cannot be started twice; a failure is shown until the next change', async () => {
    const { page, input, type, save, message, calls } = open()
    await page.opened()
    type('海报')
    await until(() => !save().disabled)
    save().focus()
    page.set({ busy: true })
    await until(() => save().getAttribute('aria-disabled') === 'true')
    save().click()
    input().focus()
    await sendKeys({ press: 'Enter' })
    expect(calls).to.deep.equal([])
    page.set({ busy: false, error: '同名文件夹已存在' })
    await until(() => message() === '同名文件夹已存在')
    expect(input().value).to.equal('海报')
    expect(save().disabled).to.equal(false)
    type('海报2')
    await until(() => !message())
  })

  it('rules of the caller, and a suggested name', async () => {
    const { page, input, type, message, save } = open({
      suggested: '2026-11',
      check: (name) => (name === '海报' ? '这里已有「海报」' : undefined),
    })
    await page.opened()
    await until(() => input().selectionEnd === 7, 'selected')
    expect(save().disabled).to.equal(false)
    type('海报')
    await until(() => message() === '这里已有「海报」')
    expect(save().disabled).to.equal(true)
  })

  it('is reset each time it opens', async () => {
    const { page, input, type } = open()
    await page.opened()
    type('海报')
    page.set({ open: false })
    await until(() => !page.dialog)
    page.set({ open: true })
    await page.opened()
    await until(() => input()?.value === '', 'empty again')
  })
})
