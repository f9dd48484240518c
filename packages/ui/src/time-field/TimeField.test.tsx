import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { adoptTokens } from '../styles/adoptTokens'
import { TimeField } from './TimeField'

adoptTokens(document)

const reported: string[] = []

function Page({ initial }: { initial: string }) {
  const [time, setTime] = useState(initial)
  const onChange = (next: string) => {
    reported.push(next)
    setTime(next)
  }
  return (
    <TimeField value={time} onChange={onChange} label="Start" hoursLabel="Hours" minutesLabel="Minutes" />
  )
}

async function show(initial = '08:30') {
  reported.length = 0
  const view = mount(<Page initial={initial} />)
  const fields = await until(() => {
    const found = [...view.root.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement]
    return found.length === 2 ? found : undefined
  })
  const time = () => fields.map(({ value }) => value).join(':')
  const reads = (expected: string) => until(() => time() === expected, `${expected}, not ${time()}`)
  return { ...view, hours: fields[0], minutes: fields[1], reads }
}

const focused = (view: { root: HTMLElement | ShadowRoot }) => (view.root as ShadowRoot).activeElement

describe('TimeField', () => {
  it('W-DATE-11 hours run from 0 to 23 and minutes from 0 to 59, and wrap around', async () => {
    const { hours, minutes, reads } = await show('23:59')
    hours.focus()
    await sendKeys({ press: 'ArrowUp' })
    await reads('00:59')
    await sendKeys({ press: 'ArrowDown' })
    await reads('23:59')
    minutes.focus()
    await sendKeys({ press: 'ArrowUp' })
    await reads('23:00')
    await sendKeys({ press: 'ArrowDown' })
    await reads('23:59')
    expect(hours.getAttribute('aria-valuemax')).to.equal('23')
    expect(minutes.getAttribute('aria-valuemax')).to.equal('59')
    expect(minutes.getAttribute('aria-valuenow')).to.equal('59')
  })

  it('PageUp and PageDown change by six, Home and End go to the ends', async () => {
    const { hours, reads } = await show('08:30')
    hours.focus()
    const steps = { PageUp: '14:30', PageDown: '08:30', Home: '00:30', End: '23:30' }
    for (const [key, time] of Object.entries(steps)) {
      await sendKeys({ press: key })
      await reads(time)
    }
    await sendKeys({ press: 'PageUp' })
    await reads('23:30')
  })

  it('W-DATE-11 typed digits: two digits move on to the minutes, and invalid hours are not accepted', async () => {
    const view = await show('08:30')
    view.hours.focus()
    await sendKeys({ type: '1745' })
    await view.reads('17:45')
    expect(focused(view) === view.minutes).to.equal(true)
    view.hours.focus()
    await sendKeys({ type: '9' })
    await view.reads('09:45')
    expect(focused(view) === view.minutes).to.equal(true)
    for (const time of reported) expect(time).to.match(/^([01]\d|2[0-3]):[0-5]\d$/)
  })

  it('letters and a cleared field change nothing; leaving shows the time again', async () => {
    const { hours, minutes, reads } = await show('08:30')
    hours.focus()
    await sendKeys({ type: 'x' })
    await sendKeys({ press: 'Backspace' })
    minutes.focus()
    await reads('08:30')
    expect(reported).to.deep.equal([])
  })

  it('a composition (IME) counts when it ends, and its keys do nothing', async () => {
    const { hours, reads } = await show('08:30')
    hours.focus()
    hours.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    hours.value = '１'
    hours.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    hours.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', keyCode: 229, bubbles: true }))
    expect(reported).to.deep.equal([])
    hours.value = '１２'
    hours.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await reads('12:30')
    expect(reported).to.deep.equal(['12:30'])
  })

  it('has nothing that axe finds', async () => {
    const { host } = await show()
    await expect(host).to.be.accessible()
  })
})
