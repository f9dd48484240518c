import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { frame, november, Widget } from './testing/Widget'

describe('DateRange by keyboard', () => {
  it('↓ in a field opens the panel with focus on the day; arrows and Enter choose; Esc discards', async () => {
    const widget = new Widget({ range: november })
    await widget.ready()
    widget.field('start').focus()
    await sendKeys({ press: 'ArrowDown' })
    await widget.opened()
    await until(() => widget.focused?.dataset.day === '2026-11-09', 'focus on the end')
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ press: 'Enter' })
    await widget.reads('2026-11-10', '')
    await sendKeys({ press: 'ArrowDown' })
    await until(() => widget.focused?.dataset.day === '2026-11-17', 'a week on')
    await until(() => widget.all('.eb-calendar__day--preview').length === 8, 'preview')
    await sendKeys({ press: ' ' })
    await widget.reads('2026-11-10', '2026-11-17')
    await sendKeys({ press: 'Escape' })
    await widget.closed()
    await widget.reads('2026-11-03', '2026-11-09')
    expect(widget.changes).to.deep.equal([])
    expect(widget.events).to.deep.equal(['show', 'hide'])
  })

  it('↓ in a field moves to the typed day, also if a click has opened the panel', async () => {
    const widget = new Widget({ range: november })
    await widget.ready()
    widget.field('start').focus()
    widget.field('start').click()
    await widget.opened()
    await frame()
    expect(widget.focused === widget.field('start'), 'typing goes on').to.equal(true)
    for (const typed of ['2026-11-05', '2027-02-03']) {
      await widget.type('start', typed)
      await sendKeys({ press: 'ArrowDown' })
      await until(() => widget.focused?.dataset.day === typed, typed)
    }
  })

  it('focus returns to where it was', async () => {
    const widget = new Widget({ range: november })
    await widget.ready()
    for (const name of ['button', 'end']) {
      const opener = widget.part(name)
      opener.focus()
      await sendKeys({ press: name === 'end' ? 'ArrowDown' : 'Enter' })
      await until(() => widget.focused?.dataset.day, 'focus in the calendar')
      await sendKeys({ press: 'Escape' })
      await widget.closed()
      expect(widget.focused === opener, name).to.equal(true)
    }
  })

  it('Enter in a field commits the text, and applies it if the panel is open', async () => {
    const widget = new Widget()
    await widget.ready()
    await widget.type('start', '2026/11/1')
    await widget.type('end', '20261107')
    await sendKeys({ press: 'Enter' })
    await widget.reads('2026-11-01', '2026-11-07')
    expect(widget.changes).to.deep.equal([{ start: '2026-11-01', end: '2026-11-07' }])
    widget.part('field').querySelector('input')?.click()
    await widget.opened()
    await widget.type('end', '2026-11-09')
    await sendKeys({ press: 'Enter' })
    await widget.closed()
    expect(widget.changes.at(-1)).to.deep.equal({ start: '2026-11-01', end: '2026-11-09' })
  })

  it('text that is not a date stays, is reported, and changes nothing; half a range reports the missing end', async () => {
    const widget = new Widget()
    await widget.ready()
    await widget.type('start', '2026-02-30')
    await sendKeys({ press: 'Enter' })
    await until(() => widget.message === '日期写成 2026-11-20 这样', 'message')
    expect(widget.texts[0]).to.equal('2026-02-30')
    await widget.type('start', '2026-02-28')
    await sendKeys({ press: 'Enter' })
    await until(() => widget.message === '开始和结束日期都要填', 'half')
    expect(widget.changes).to.deep.equal([])
    expect(widget.reported.at(-1)).to.equal('开始和结束日期都要填')
  })

  it('Tab moves through the fields, × and the button, in the order of eb-date', async () => {
    const widget = new Widget({ range: november })
    await widget.ready()
    widget.field('start').focus()
    for (const next of ['end', 'clear', 'button']) {
      await sendKeys({ press: 'Tab' })
      expect(widget.focused === widget.part(next), next).to.equal(true)
    }
    // It is visually before them.
    const [button, field] = [widget.part('button'), widget.field('start')]
    expect(button.getBoundingClientRect().right).to.be.at.most(field.getBoundingClientRect().left)
  })

  it('Tab moves on from the last button of the panel, and closes it', async () => {
    const widget = new Widget({ range: november })
    await widget.open()
    const after = document.createElement('button')
    document.body.append(after)
    try {
      widget.part('apply').focus()
      await sendKeys({ press: 'Tab' })
      after.focus()
      await widget.closed()
    } finally {
      after.remove()
    }
  })

  it('keys of a composition (IME) are ignored; its text is committed on blur', async () => {
    const widget = new Widget({ range: november })
    await widget.ready()
    const field = widget.field('end')
    field.focus()
    const key = (name: string) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, keyCode: 229, isComposing: true, bubbles: true }),
      )
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    field.value = '２０２６年１１月１２日'
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    for (const name of ['Enter', 'ArrowDown', 'Escape']) key(name)
    await frame()
    expect(widget.changes).to.deep.equal([])
    expect(widget.part('panel')).to.equal(null)
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await sendKeys({ press: 'Tab' })
    await widget.reads('2026-11-03', '2026-11-12')
    expect(widget.changes).to.deep.equal([{ start: '2026-11-03', end: '2026-11-12' }])
  })
})
