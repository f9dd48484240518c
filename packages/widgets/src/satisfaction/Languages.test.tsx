import { domCounters, holdLongTimers, injectFault, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import {
  expectAccessible,
  feedbackPath,
  newSession,
  pass,
  rowsOf,
  twoSeconds,
  unmountAll,
  Widget,
  withGateway,
} from './testing/RatedPage'

describe('Satisfaction', () => {
  withGateway()

  describe('accessibility and languages', () => {
    it('axe finds nothing in any state', async () => {
      const widget = new Widget()
      await widget.rating()
      await expectAccessible(widget)
      widget.part('submit').click()
      await until(() => widget.message)
      await expectAccessible(widget)
      const hits = await injectFault({ match: `${feedbackPath}/eb_user_feedback`, fault: 'status', times: 1 })
      await widget.choose(4)
      widget.part('submit').click()
      await widget.titled('再试一次')
      expect(await hits()).to.equal(1)
      await expectAccessible(widget)
      widget.part('retry').click()
      await widget.rating()
      const timers = holdLongTimers(twoSeconds)
      widget.part('submit').click()
      await widget.titled('评价成功')
      await expectAccessible(widget)
      await pass(timers)
      await widget.closed()
      await expectAccessible(widget)
    })

    it('can be operated by keyboard alone, from the tab and back to it', async () => {
      const widget = new Widget({ manual: true })
      await widget.tab()
      widget.handle.current?.focus()
      expect(widget.focused).to.equal(widget.halves[1])
      await sendKeys({ press: 'Enter' })
      await widget.rating()
      await until(() => widget.focused === widget.stars[0])
      await sendKeys({ press: 'ArrowRight' })
      await sendKeys({ press: 'Tab' })
      await sendKeys({ type: 'good' })
      await sendKeys({ press: 'Tab' })
      expect(widget.focused).to.equal(widget.part('decline'))
      await sendKeys({ press: 'Tab' })
      await sendKeys({ press: 'Enter' })
      await widget.titled('评价成功')
      await sendKeys({ press: 'Escape' })
      await widget.closed()
      expect(widget.focused).to.equal(widget.halves[1])
      expect((await rowsOf(widget.pageKey))[0]).to.deep.contain({ score: 2, description: 'good' })
    })

    it('is available in English', async () => {
      const widget = new Widget({ manual: true, pageName: 'Ticket orders' }, newSession(), 'en')
      await widget.tab()
      widget.halves[1]?.click()
      await widget.titled('How well does “Ticket orders” work for you?')
      widget.stars[3]?.click()
      await until(() => widget.part('score').textContent === '4 of 5 · Satisfied')
    })

    it('mounting and unmounting leaves nothing behind, also with an open dialog', async () => {
      const wayOut = 150 // milliseconds in which a dialog fades out
      const timers = holdLongTimers(wayOut)
      const round = async () => {
        const widget = new Widget({ manual: true })
        await widget.open()
        widget.handle.current?.hide()
        await until(() => timers.waiting().includes(wayOut), 'fades out')
        timers.end(wayOut)
        await until(() => widget.events.at(-1) === 'after-hide')
        unmountAll()
      }
      await round()
      await round()
      const before = await domCounters()
      for (let turn = 0; turn < 12; turn++) await round()
      const after = await domCounters()
      expect(after.nodes - before.nodes).to.be.at.most(20)
      expect(after.jsEventListeners - before.jsEventListeners).to.be.at.most(5)
    })
  })
})
