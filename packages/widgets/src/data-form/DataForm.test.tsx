import { injectFault, pressTogether, resetFaults, seenRequests, sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { registerFieldType } from '.'
import {
  countPrinters,
  FormPage,
  printerFields,
  printerSections,
  printerValues,
  setUp,
} from './testing/FormPage'

async function press(target: HTMLElement) {
  target.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = target.getBoundingClientRect()
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
}

const withControl = (key: string) => pressTogether('Control', key)

describe('eb-data-form', () => {
  setUp()

  it('W-FORM-1 W-FORM-2 has 保存 and 取消; each can be hidden', async () => {
    const page = new FormPage()
    await page.ready()
    expect(page.text('[part=save]')).to.equal('保存')
    expect(page.text('[part=cancel]')).to.equal('取消')
    page.set({ noSave: true, noCancel: true })
    await until(() => !page.button('save') && !page.button('cancel'))
  })

  it('shows the message of a page’s function that fails to save', async () => {
    const page = new FormPage({
      resource: undefined,
      fields: [{ name: 'name', label: { zh: '名称' }, type: 'string' }],
      saveTo: () => Promise.reject(new Error('房间已关闭')),
    })
    await page.ready()
    page.handle.current?.setValue('name', '竹')
    await page.handle.current?.save()
    await until(() => page.text('[part=notice]')?.includes('房间已关闭'), 'the message')
  })

  it('W-FORM-3 W-FORM-8 adds a record by mouse: filled in, saved, stored', async () => {
    const page = new FormPage()
    await page.ready()
    await press(page.input('printerName'))
    await sendKeys({ type: '鼠标机' })
    await press(page.all('[data-field=brandModel] label')[2] as HTMLElement)
    page.fill({ ...printerValues('鼠标机'), brandModel: 'SUNMI' })
    expect(page.text('[data-field=printerName] .eb-text-input__count')).to.equal('3 / 20')
    await press(page.button('save'))
    await until(() => page.events.includes('saved add'), 'saved')
    expect(await countPrinters('鼠标机')).to.equal(1)
    await until(() => page.text('[role=status]') === '已保存')
  })

  it('W-FORM-4 W-FORM-5 by keyboard alone: edits, is refused, follows the summary, corrects and saves', async () => {
    const made = new FormPage()
    await made.ready()
    made.fill(printerValues('键盘机'))
    const row = await made.handle.current?.save()
    made.view.unmount()
    const page = new FormPage({ mode: 'edit', recordId: row?.printerId as string, sections: printerSections })
    await page.ready()
    page.handle.current?.focusField('location')
    expect(page.focused).to.equal(page.input('location'))
    await withControl('a')
    await sendKeys({ press: 'Delete' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ type: '9' })
    await withControl('Enter')
    const summary = await until(() => page.find('[part=summary]'), 'summary')
    await until(() => page.focused === summary, 'focus on the summary')
    expect(summary.querySelector('b')?.textContent).to.equal('还有 2 处要改，改好才能保存')
    await until(() => page.events.length > 0, 'eb-invalid')
    expect(page.events).to.deep.equal(['invalid location,copies'])
    expect(page.all('.eb-data-form__badge').map((badge) => badge.textContent)).to.deep.equal(['2'])
    expect(page.input('location').getAttribute('aria-invalid')).to.equal('true')
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Enter' })
    expect(page.focused).to.equal(page.input('location'))
    await sendKeys({ type: '二楼' })
    await sendKeys({ press: 'Tab' })
    await withControl('a')
    await sendKeys({ type: '2' })
    await withControl('Enter')
    await until(() => page.events.includes('saved edit'), 'saved')
    const [saved] = await sql<{ location: string; copies: number }>(
      'select location, copies::integer from printer where printer_name = $1',
      ['键盘机'],
    )
    expect(saved).to.deep.equal({ location: '二楼', copies: 2 })
    expect(page.find('[part=summary]')).to.equal(null)
  })

  it('W-FORM-7 cancel is reported; with unsaved changes it asks first, and 继续编辑 keeps them', async () => {
    const page = new FormPage()
    await page.ready()
    await press(page.button('cancel'))
    expect(page.events).to.deep.equal(['cancel'])
    page.fill({ location: '大堂' })
    await press(page.button('cancel'))
    const stay = await until(() => page.find('dialog:modal [part=cancel]'), 'question')
    await until(() => page.focused === stay, 'focus on 继续编辑')
    await sendKeys({ press: 'Enter' })
    await until(() => !page.find('dialog:modal'), 'closed')
    expect(page.input('location').value).to.equal('大堂')
    await press(page.button('cancel'))
    ;(await until(() => page.find('dialog:modal [part=ok]'), 'question')).click()
    await until(() => page.events.length === 2)
    expect(page.input('location').value).to.equal('')
  })

  it('W-FORM-7 F-FO-5 a page can show the question itself', async () => {
    const page = new FormPage({ onBeforeLeave: () => false })
    await page.ready()
    page.fill({ location: '大堂' })
    await press(page.button('cancel'))
    expect(page.events).to.deep.equal(['cancel'])
  })

  it('shows a field only while its condition holds, and keeps its entry', async () => {
    const page = new FormPage()
    await page.ready()
    expect(page.input('ipAddress')).to.equal(null)
    page.fill({ connectType: 'WIFI', ipAddress: '10.0.0.1' })
    await until(() => page.input('ipAddress')?.value === '10.0.0.1')
    page.fill({ connectType: 'USB' })
    await until(() => !page.input('ipAddress'))
    page.fill({ connectType: 'WIFI' })
    await until(() => page.input('ipAddress')?.value === '10.0.0.1')
  })

  it('F-FO-1 a double click creates one record', async () => {
    const page = new FormPage()
    await page.ready()
    page.fill(printerValues('双击机'))
    const save = page.button('save')
    save.click()
    save.click()
    await until(() => page.events.length > 0)
    save.click()
    expect(await countPrinters('双击机')).to.equal(1)
    expect(page.events).to.deep.equal(['saved add'])
    const saves = (await seenRequests()).filter(({ path }) => path.includes('printer/save'))
    expect(saves.length).to.equal(1)
  })

  it('F-FO-2 after a lost answer it says that the result is being checked, then that the record is saved', async () => {
    const page = new FormPage()
    await page.ready()
    page.fill(printerValues('丢失机'))
    const hits = await injectFault({ match: 'merchant-api/eb/printer/save', fault: 'lose' })
    page.button('save').click()
    await until(() => page.text('[part=notice]').includes('还不知道有没有保存成功，正在查'), 'unknown')
    expect(page.input('printerName').value).to.equal('丢失机')
    expect(await hits()).to.be.greaterThan(0)
    await resetFaults()
    await until(() => page.events.includes('saved add'), 'saved', 15_000)
    expect(await countPrinters('丢失机')).to.equal(1)
    await until(() => !page.find('[part=notice]'))
  })

  it('F-FO-3 a draft is restored after a reload, and can be discarded', async () => {
    const first = new FormPage()
    await first.ready()
    await first.session.identify()
    first.fill({ location: '写到一半' })
    await until(() => first.text('[role=status]').includes('草稿已存到本机'), 'draft')
    first.view.unmount()
    const page = new FormPage()
    await until(() => page.input('location')?.value === '写到一半', 'restored')
    expect(page.text('[part=notice]')).to.match(/已恢复 \d\d:\d\d 的草稿/)
    await press(page.find('[part=notice] button'))
    await until(() => page.input('location').value === '')
    expect(page.find('[part=notice]')).to.equal(null)
  })

  it('F-FO-4 two users: both versions side by side, chosen by keyboard, saved', async () => {
    const made = new FormPage()
    await made.ready()
    made.fill(printerValues('冲突机'))
    const row = await made.handle.current?.save()
    made.view.unmount()
    const page = new FormPage({ mode: 'edit', recordId: row?.printerId as string })
    await page.ready()
    await sql("update printer set location = '对方', version = version + 1 where printer_name = '冲突机'")
    page.fill({ location: '我的' })
    page.button('save').click()
    const dialog = await until(() => page.find('dialog:modal'), 'both versions')
    await until(() => dialog.textContent?.includes('对方'), 'theirs')
    const [mine, theirs] = dialog.querySelectorAll<HTMLInputElement>('[type=radio]')
    expect(mine?.checked).to.equal(true)
    await expect(page.view.host).to.be.accessible()
    mine?.focus()
    await sendKeys({ press: 'ArrowRight' })
    expect(theirs?.checked).to.equal(true)
    dialog.querySelector<HTMLElement>('[part=ok]')?.click()
    await until(() => page.events.includes('saved edit'), 'saved')
    expect(page.input('location').value).to.equal('对方')
  })

  it('a record that cannot be loaded shows an error with a retry button, never an empty form', async () => {
    const hits = await injectFault({ match: 'merchant-api/eb/printer/detail', fault: 'status', times: 2 })
    const page = new FormPage({ mode: 'edit', recordId: 'PR10010101' })
    await until(() => page.text('.eb-placeholder').includes('加载失败'), 'error')
    expect(page.find('[part=foot]')).to.equal(null)
    expect(page.errors.map(({ code }) => code)).to.deep.equal(['request-failed'])
    expect(await hits()).to.equal(2)
    page.find('.eb-placeholder button').click()
    await page.ready()
    expect(page.input('printerName').value).to.not.equal('')
  })

  it('reports each error in its configuration; the rest works', async () => {
    const mistakes = [
      { name: 'good', label: '好', type: 'string', colour: 'red', required: 'yes' },
      { label: { zh: '没有名字' }, type: 'string' },
      { name: 'odd', label: { zh: '怪' }, type: 'hologram' },
      { name: 'good', label: { zh: '又一个' }, type: 'string' },
      { name: 'when', label: { zh: '何时' }, type: 'string', showIf: '((' },
      { name: 'mail', rules: ['mail'], pattern: '[' },
      { name: 'tiers', type: 'list', fields: [{ name: 'amount', rules: ['much'] }] },
    ]
    const page = new FormPage({
      fields: mistakes as never,
      sections: [{ fields: ['gone'] }] as never,
      value: { odd: 7 },
    })
    await page.ready()
    expect(page.all('[data-field]').map((field) => field.dataset.field)).to.deep.equal([
      'good',
      'odd',
      'when',
      'mail',
      'tiers',
    ])
    await until(() => page.text('[data-field=odd]').includes('7'), 'its value is shown')
    const reported = page.errors.map(({ message }) => message).join('\n')
    for (const mistake of [
      'colour',
      'required',
      'fields[1].name',
      'hologram',
      'there twice',
      'showIf',
      'gone',
      'unknown rule "mail"',
      '"[" is no regular expression',
      'tiers.amount: unknown rule "much"',
    ])
      expect(reported).to.contain(mistake)
    expect(page.errors.every(({ code }) => code === 'configuration-invalid')).to.equal(true)
  })

  it('unknown names in conditions are reported, unless a row may have them', async () => {
    const fields = [
      { name: 'paid', type: 'bool' },
      { name: 'card', showIf: 'paid = true' },
      { name: 'tiers', type: 'list', fields: [{ name: 'amount', enabledIf: 'paid = true & kind = card' }] },
    ] as const
    const page = new FormPage({ fields, resource: '' })
    await page.ready()
    const messages = page.errors.map(({ message }) => message)
    expect(messages).to.have.lengthOf(1)
    expect(messages[0]).to.contain('tiers.amount: "enabledIf" names "kind", which is no field')
    const withRow = new FormPage({ fields, resource: '', value: { kind: 'card' } })
    await withRow.ready()
    expect(withRow.errors).to.deep.equal([])
  })

  it('a page can add its own type of field', async () => {
    registerFieldType('stars', {
      Control: ({ value, onChange, label }) => (
        <button type="button" aria-label={label} onClick={() => onChange(Number(value ?? 0) + 1)}>
          {'★'.repeat(Number(value ?? 0))}
        </button>
      ),
    })
    const page = new FormPage({ fields: [{ name: 'rank', label: { zh: '星级' }, type: 'stars' as never }] })
    await page.ready()
    page.find('[data-field=rank] button').click()
    await until(() => page.text('[data-field=rank] button') === '★')
    expect(page.handle.current?.getValues()).to.deep.equal({ rank: 1 })
    expect(page.errors).to.deep.equal([])
  })

  it('a missing value is reported by its name, at the field and in the summary', async () => {
    for (const [locale, words] of [
      ['zh', '填写可售数量'],
      ['en', 'Fill in: For sale'],
    ] as const) {
      const label = { zh: '可售数量', en: 'For sale' }
      const page = new FormPage(
        { fields: [{ name: 'stock', label, type: 'int', required: true }] },
        undefined,
        locale,
      )
      await page.ready()
      page.button('save').click()
      const entry = await until(() => page.find('[part=summary] button'), 'summary')
      expect(entry.textContent).to.equal(words)
      expect(page.text('[data-field=stock]')).to.contain(words)
      page.view.unmount()
    }
  })

  it('is accessible: empty, refused, in English, at 390 px', async () => {
    const page = new FormPage({ sections: printerSections })
    await page.ready()
    await expect(page.view.host).to.be.accessible()
    page.button('save').click()
    await until(() => page.find('[part=summary]'))
    await expect(page.view.host).to.be.accessible()
    await setViewport({ width: 390, height: 800 })
    try {
      await until(() => page.view.host.offsetWidth < 400)
      await expect(page.view.host).to.be.accessible()
      const wide = page.all('*').filter((one) => one.getBoundingClientRect().right > 391)
      expect(wide.map((one) => one.className)).to.deep.equal([])
    } finally {
      await setViewport({ width: 1200, height: 800 })
    }
    const english = new FormPage({ sections: printerSections }, undefined, 'en')
    await english.ready()
    expect(english.text('[part=save]')).to.equal('Save')
    expect(english.text('[data-field=printerName] label')).to.contain('Printer name')
    english.button('save').click()
    await until(() => english.text('[part=summary]').includes('to correct'))
  })

  it('leaves nothing behind', async () => {
    const page = new FormPage()
    await page.ready()
    page.fill({ location: 'x' })
    page.view.unmount()
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).to.equal(false)
  })

  it('with thirty fields a key press takes less than 50 ms', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      ...printerFields[0],
      name: `field${index}`,
      required: false,
    }))
    const page = new FormPage({ fields: many as never, resource: undefined })
    await page.ready()
    const input = page.input('field7')
    input.focus()
    const times: number[] = []
    for (const letter of 'abcdefghij') {
      const begun = performance.now()
      input.value += letter
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
      await until(() => page.handle.current?.getValues().field7 === input.value)
      times.push(performance.now() - begun)
    }
    times.sort((one, other) => one - other)
    expect(times[5]).to.be.lessThan(50)
  })
})
