import { holdLongTimers, injectFault, resetFaults, signIn, signOut, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { feedbackPath, pass, posts, rowsOf, twoSeconds, Widget, withGateway } from './testing/RatedPage'

describe('Satisfaction', () => {
  withGateway()

  describe('drafts and unsent ratings', () => {
    it('F-SA-1 a rating that could not be sent is shown as not sent, kept, and sent when the browser is online again', async () => {
      const hits = await injectFault({ match: `${feedbackPath}/eb_user_feedback`, fault: 'status', times: 1 })
      const widget = new Widget()
      await widget.rating()
      await widget.choose(2)
      await widget.type('网络不好')
      const timers = holdLongTimers(twoSeconds)
      widget.part('submit').click()
      await widget.titled('再试一次')
      await pass(timers)
      await widget.closed()
      timers.restore()
      expect(await hits()).to.equal(1)
      expect(widget.find('.eb-satisfaction__badge')).not.to.equal(null)
      expect(widget.halves[1]?.getAttribute('aria-label')).to.contain('未发送，稍后自动再试')
      expect(widget.find('[role=status]')?.textContent).to.contain('未发送')
      await widget.open()
      expect(widget.score).to.equal(2)
      expect(widget.message).to.equal('未发送，稍后自动再试')
      await sendKeys({ press: 'Escape' })
      expect(await rowsOf(widget.pageKey)).to.deep.equal([])
      window.dispatchEvent(new Event('online'))
      await until(() => !widget.find('.eb-satisfaction__badge'))
      expect(
        (await rowsOf(widget.pageKey)).map(({ score, description }) => [score, description]),
      ).to.deep.equal([[2, '网络不好']])
    })

    /** What the tab says of the page's rating, and what its dialog says. */
    const messagesOf = async (widget: Widget) => {
      await widget.open()
      const message = widget.message
      await sendKeys({ press: 'Escape' })
      await widget.closed()
      return [widget.halves[1]?.getAttribute('aria-label') ?? '', message]
    }
    const whenOnline = '未发送，联网后自动发送'

    it('F-SA-1 未发送，联网后自动发送 while the gateway cannot be reached, and only until it has been sent', async () => {
      const hits = await injectFault({ match: `${feedbackPath}/eb_user_feedback`, fault: 'lose' })
      const widget = new Widget()
      await widget.rating()
      await widget.choose(2)
      const timers = holdLongTimers(twoSeconds)
      widget.part('submit').click()
      await widget.titled('再试一次')
      await pass(timers)
      await widget.closed()
      timers.restore()
      expect(await hits()).to.be.greaterThan(0)
      for (const text of await messagesOf(widget)) expect(text).to.contain(whenOnline)
      await resetFaults()
      window.dispatchEvent(new Event('online'))
      await until(() => !widget.find('.eb-satisfaction__badge'))
      for (const text of await messagesOf(widget)) expect(text).not.to.contain('未发送')
      expect((await rowsOf(widget.pageKey)).map(({ score }) => score)).to.deep.equal([2])
    })

    it('F-SA-1 a rating that is refused is not said to be sent by itself, and is not sent', async () => {
      const body = { code: 1001, message: '内容里有不能用的词' }
      const hits = await injectFault({ match: `${feedbackPath}/eb_user_feedback`, fault: 'json', body })
      const widget = new Widget()
      await widget.rating()
      await widget.choose(2)
      const timers = holdLongTimers(twoSeconds)
      widget.part('submit').click()
      await widget.titled('再试一次')
      await pass(timers)
      await widget.closed()
      timers.restore()
      window.dispatchEvent(new Event('online'))
      for (const text of await messagesOf(widget)) {
        expect(text).to.contain('没有收下：内容里有不能用的词')
        expect(text).not.to.match(/未发送|自动/)
      }
      expect(await hits()).to.equal(1)
    })

    it('F-SA-1 an unsent rating is sent at the next visit of any page', async () => {
      const hits = await injectFault({ match: `${feedbackPath}/eb_user_feedback`, fault: 'status', times: 1 })
      const widget = new Widget()
      await widget.rating()
      await widget.choose(1)
      widget.part('submit').click()
      await widget.titled('再试一次')
      widget.view.unmount()
      expect(await hits()).to.equal(1)
      new Widget({ manual: true })
      await until(async () => (await rowsOf(widget.pageKey)).length === 1)
    })

    it('an entry that was not submitted is restored, also after a reload', async () => {
      const widget = new Widget()
      await widget.rating()
      await widget.choose(3)
      await widget.type('写了一半')
      await sendKeys({ press: 'Escape' })
      await widget.closed()
      widget.view.unmount()
      const again = new Widget({ pageKey: widget.pageKey })
      await again.open()
      expect(again.score).to.equal(3)
      expect(again.part<HTMLTextAreaElement>('comment').value).to.equal('写了一半')
      again.handle.current?.reset()
      await until(() => again.score === 0)
      expect(await posts()).to.deep.equal([])
    })

    for (const [how, name] of [
      ['blocked', 'SecurityError'],
      ['full', 'QuotaExceededError'],
    ])
      it(`F-SA-2 with ${how} storage the pop-up does not open by itself with every reload, and rating works`, async () => {
        const original = Storage.prototype.setItem
        let refused = 0
        Storage.prototype.setItem = () => {
          refused++
          throw new DOMException(how, name)
        }
        try {
          for (let reload = 0; reload < 3; reload++) {
            const widget = new Widget({ pageKey: '/blocked' })
            await widget.decided()
            expect(widget.dialog).to.equal(null)
            widget.view.unmount()
          }
          expect(refused).to.be.greaterThan(0)
          const widget = new Widget()
          await widget.open()
          await widget.choose(5)
          widget.part('submit').click()
          await widget.titled('评价成功')
          expect((await rowsOf(widget.pageKey)).length).to.equal(1)
        } finally {
          Storage.prototype.setItem = original
        }
      })

    it('if the gateway is down from the start, the tab says so, and a click shows the reason and retries', async () => {
      const hits = await injectFault({ match: 'api/session', fault: 'html' })
      const widget = new Widget()
      await until(() => widget.find('.eb-satisfaction__badge'))
      expect(await hits()).to.be.greaterThan(0)
      await until(() => widget.errors[0]?.code === 'malformed')
      widget.halves[1]?.click()
      await widget.titled('暂时不能评价')
      expect(widget.dialog?.textContent).to.contain('服务端返回异常')
      await resetFaults()
      widget.part('retry').click()
      await widget.rating()
    })

    it('an expired session is reported, and the rating is kept', async () => {
      const widget = new Widget()
      await widget.rating()
      await signOut()
      try {
        await widget.choose(4)
        widget.part('submit').click()
        await widget.titled('再试一次')
        expect(widget.dialog?.textContent).to.contain('登录已过期')
        expect(widget.errors.map(({ code }) => code)).to.contain('session-ended')
      } finally {
        await signIn('clerk')
      }
    })
  })
})
