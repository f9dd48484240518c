import { drawn, holdLongTimers, injectFault, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import {
  asked,
  feedbackPath,
  pass,
  posts,
  rowsOf,
  twoSeconds,
  Widget,
  withGateway,
} from './testing/RatedPage'

describe('Satisfaction', () => {
  withGateway()

  describe('submitting', () => {
    it('W-SAT-22 W-SAT-23 W-SAT-24 posts page key with NEW before it, score and description', async () => {
      const widget = new Widget()
      await widget.rating()
      await widget.choose(4)
      await widget.type('导出能不能记住列？')
      widget.part('submit').click()
      await widget.titled('评价成功')
      expect(await rowsOf(widget.pageKey)).to.deep.equal([
        { url: `NEW${widget.pageKey}`, score: 4, description: '导出能不能记住列？' },
      ])
      expect((await posts()).map(({ path }) => path)).to.deep.equal([`/${feedbackPath}/eb_user_feedback`])
      expect(widget.events).to.contain(
        `submit {"level":"page","url":"NEW${widget.pageKey}","score":4,"description":"导出能不能记住列？"}`,
      )
    })

    it('W-SAT-23 without the new UI the page key has no prefix, also if the configuration cannot be read', async () => {
      const hits = await injectFault({ match: 'merchant-api/config', fault: 'html' })
      const widget = new Widget()
      await widget.rating()
      await widget.choose(4)
      widget.part('submit').click()
      await widget.titled('评价成功')
      expect((await rowsOf(widget.pageKey)).map(({ url }) => url)).to.deep.equal([widget.pageKey])
      expect(await hits()).to.be.greaterThan(0)
      expect(widget.errors).to.deep.equal([])
    })

    for (const body of [{ code: '0', message: '', data: null }, { message: 'ok' }])
      it(`W-SAT-25 succeeds ${'code' in body ? "with code '0'" : 'without a code'}`, async () => {
        const widget = new Widget()
        await widget.rating()
        const hits = await injectFault({ match: `${feedbackPath}/eb_user_feedback`, fault: 'json', body })
        await widget.choose(4)
        widget.part('submit').click()
        await widget.titled('评价成功')
        expect(await hits()).to.equal(1)
      })

    it('W-SAT-26 W-SAT-28 W-SAT-7 success closes the pop-up and says thank you in a dialog', async () => {
      const widget = new Widget()
      await widget.rating()
      const rating = widget.dialog
      await widget.choose(5)
      widget.part('submit').click()
      await widget.titled('评价成功')
      expect(rating?.open).to.equal(false)
      expect(widget.dialog?.getAttribute('role')).to.equal('alertdialog')
      expect(widget.dialog?.textContent).to.contain('谢谢你的意见')
    })

    it('W-SAT-27 success closes by itself after two seconds; the tab still shows it', async () => {
      const widget = new Widget()
      await widget.rating()
      await widget.choose(5)
      const timers = holdLongTimers(twoSeconds)
      widget.part('submit').click()
      await widget.titled('评价成功')
      await pass(timers)
      await widget.closed()
      expect(widget.halves[1]?.getAttribute('aria-label')).to.contain('评价成功')
      await until(() => widget.events.at(-1) === 'after-hide')
    })

    for (const [name, fault] of [
      ['a server error', { fault: 'status', status: 500 }],
      ['a page of HTML', { fault: 'html' }],
      ['a lost connection', { fault: 'drop' }],
      ['a code other than 0', { fault: 'json', body: { code: 1001, message: '系统繁忙', data: null } }],
    ] as const)
      it(`W-SAT-29 W-SAT-7 ${name} shows the failure dialog, which asks whether to retry`, async () => {
        const widget = new Widget()
        await widget.rating()
        const hits = await injectFault({ match: `${feedbackPath}/eb_user_feedback`, ...fault })
        await widget.choose(4)
        const before = asked.posts
        widget.part('submit').click()
        await widget.titled('评价没有提交上去，再试一次？')
        expect(asked.posts - before).to.equal(1)
        // Browsers repeat a request by themselves if its connection ends without an answer, on each that they have kept.
        expect(await hits()).to.be.within(1, fault.fault === 'drop' ? 7 : 1)
        expect(widget.part('later').textContent).to.equal('稍后')
        expect(widget.part('retry').textContent).to.equal('重试')
        if (fault.fault === 'json') expect(widget.dialog?.textContent).to.contain('系统繁忙')
        expect(widget.errors.map(({ code }) => code)).to.deep.equal([
          { status: 'http', html: 'malformed', drop: 'network', json: 'refused' }[fault.fault],
        ])
      })

    it('W-SAT-30 W-SAT-31 failure closes by itself after two seconds, and waits while it is hovered or has focus', async () => {
      await injectFault({ match: `${feedbackPath}/eb_user_feedback`, fault: 'status' })
      const widget = new Widget()
      await widget.rating()
      await widget.choose(4)
      await widget.type('慢')
      const timers = holdLongTimers(twoSeconds)
      widget.part('submit').click()
      await widget.titled('再试一次')
      await until(() => timers.waiting().includes(twoSeconds), 'its time runs')
      await sendKeys({ press: 'Tab' })
      expect(widget.focused).to.equal(widget.part('later'))
      timers.end(twoSeconds)
      await drawn()
      expect(widget.dialog?.textContent).to.contain('再试一次')
      widget.part('retry').click()
      await widget.rating()
      expect(widget.score).to.equal(4)
      expect(widget.part<HTMLTextAreaElement>('comment').value).to.equal('慢')
      widget.part('submit').click()
      await widget.titled('再试一次')
      await pass(timers)
      await widget.closed()
    })

    it('W-SAT-32 later asks the page before it reloads, and does not reload if the page refuses', async () => {
      let asked = 0
      const onBeforeReload = () => {
        asked++
        return false
      }
      await injectFault({ match: `${feedbackPath}/eb_user_feedback`, fault: 'status' })
      const widget = new Widget({ onBeforeReload })
      await widget.rating()
      await widget.choose(4)
      widget.part('submit').click()
      await widget.titled('再试一次')
      widget.part('later').click()
      await widget.closed()
      expect(asked).to.equal(1)
    })

    it('F-SA-3 W-SAT-32 later does not reload a page on which a form was changed', async () => {
      const form = document.createElement('form')
      form.innerHTML = '<input value="a"><select><option>1<option>2</select>'
      document.body.append(form)
      let asked = 0
      const hits = await injectFault({ match: `${feedbackPath}/eb_user_feedback`, fault: 'status' })
      const widget = new Widget({ onBeforeReload: () => ++asked < 0 })
      await widget.rating()
      await widget.choose(4)
      form.querySelector('input')?.setRangeText('b')
      widget.part('submit').click()
      await widget.titled('再试一次')
      widget.part('later').click()
      await widget.closed()
      expect(asked).to.equal(0)
      form.remove()
      expect(await hits()).to.equal(1)
    })

    it('one double click is one request', async () => {
      const widget = new Widget()
      await widget.rating()
      await widget.choose(4)
      widget.part('submit').click()
      widget.part('submit').click()
      await widget.titled('评价成功')
      expect((await posts()).length).to.equal(1)
    })
  })
})
