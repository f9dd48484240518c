import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { newSession, posts, rowsOf, Widget, withGateway } from './testing/RatedPage'

describe('Satisfaction', () => {
  withGateway()

  describe('pop-up', () => {
    it('W-SAT-1 W-SAT-8 is a modal dialog with a smiley; the question names the page, and the address does not change', async () => {
      const address = location.href
      const widget = new Widget()
      await widget.rating()
      expect(widget.dialog?.matches(':modal')).to.equal(true)
      expect(widget.dialog?.querySelector('h2')?.textContent).to.equal('「门票订单明细」好用吗？')
      expect(widget.dialog?.getAttribute('aria-label')).to.equal('「门票订单明细」好用吗？')
      expect(widget.find('.eb-satisfaction__smiley')?.getBoundingClientRect().width).to.equal(64)
      expect(location.href).to.equal(address)
    })

    it('W-SAT-2 W-SAT-3 has five stars of at least 44 pixels, a score line and an error line', async () => {
      const widget = new Widget()
      await widget.rating()
      expect(widget.stars.length).to.equal(5)
      for (const star of widget.stars) expect(star.getBoundingClientRect().width).to.be.at.least(44)
      await widget.choose(4)
      expect(widget.part('score').textContent).to.equal('4 分 · 满意')
      expect(widget.part('message').getAttribute('role')).to.equal('alert')
    })

    it('W-SAT-4 W-SAT-5 has a comment box that invites an opinion, and buttons to decline and to confirm', async () => {
      const widget = new Widget()
      await widget.rating()
      expect(widget.part<HTMLTextAreaElement>('comment').placeholder).to.equal('哪里不顺手？想要什么？')
      expect(widget.part('decline').textContent).to.equal('以后再说')
      expect(widget.part('submit').textContent).to.equal('提交')
    })

    it('W-SAT-17 W-SAT-18 a click on a star sets the score and shows it in words', async () => {
      const widget = new Widget()
      await widget.rating()
      const words = ['非常不满意', '不满意', '一般', '满意', '非常满意']
      for (const [index, word] of words.entries()) {
        await widget.choose(index + 1)
        expect(widget.part('score').textContent).to.equal(`${index + 1} 分 · ${word}`)
        expect(widget.stars[index]?.getAttribute('aria-label')).to.equal(`${index + 1} 分 · ${word}`)
        expect(widget.all('.eb-rating__icon--on').length).to.equal(index + 1)
      }
      expect(widget.events.at(-1)).to.equal('change {"score":5,"description":""}')
    })

    it('W-SAT-19 arrow keys move through the scores 1 to 5 and wrap around', async () => {
      const widget = new Widget()
      await widget.rating()
      await until(() => widget.focused === widget.stars[0])
      await sendKeys({ press: ' ' })
      const seen = [widget.score]
      for (let press = 0; press < 5; press++) {
        await sendKeys({ press: 'ArrowRight' })
        seen.push(widget.score)
      }
      expect(seen).to.deep.equal([1, 2, 3, 4, 5, 1])
    })

    it('W-SAT-20 without a star it shows an error, focuses the stars and sends nothing', async () => {
      const widget = new Widget()
      await widget.rating()
      await widget.type('很好')
      widget.part('submit').click()
      await until(() => widget.message === '请先点星星打分')
      expect(widget.focused).to.equal(widget.stars[0])
      expect(widget.find('.eb-rating')?.getAttribute('aria-invalid')).to.equal('true')
      await widget.choose(2)
      await until(() => widget.message === '')
      expect(await posts()).to.deep.equal([])
    })

    it('W-SAT-21 counts the comment, and refuses one of more than 500 characters without cutting it', async () => {
      const widget = new Widget()
      await widget.rating()
      await widget.choose(5)
      await widget.type('好'.repeat(502))
      expect(widget.find('.eb-text-area__count')?.textContent).to.equal('502 / 500')
      await until(() => widget.message === '最多 500 个字，请删掉 2 个')
      widget.part('submit').click()
      expect(widget.focused).to.equal(widget.part('comment'))
      expect(await posts()).to.deep.equal([])
      await widget.type('👍'.repeat(500))
      await until(() => widget.message === '')
      widget.part('submit').click()
      await widget.titled('评价成功')
      expect((await rowsOf(widget.pageKey))[0]?.description).to.equal('👍'.repeat(500))
    })

    it('W-SAT-33 W-SAT-34 declining closes it; it opens again at the next visit, not before', async () => {
      const session = newSession()
      const widget = new Widget({}, session)
      await widget.rating()
      expect(widget.flag).to.be.a('string')
      widget.part('decline').click()
      await widget.closed()
      expect(widget.flag).to.equal(undefined)
      expect(widget.events.at(-1)).to.equal('decline {"level":"page"}')
      const again = new Widget({ pageKey: widget.pageKey }, session)
      await again.decided()
      expect(again.dialog).to.equal(null)
      const elsewhere = new Widget({}, session)
      await elsewhere.rating()
      elsewhere.part('decline').click()
      const nextVisit = new Widget({ pageKey: widget.pageKey }, session)
      await nextVisit.rating()
    })

    it('W-SAT-34 declining the rating of the system keeps its flag', async () => {
      const widget = new Widget({ manual: true, pageKey: '/flag-of-the-system' })
      await widget.open('system')
      widget.part('decline').click()
      await widget.closed()
      expect(Object.keys(localStorage).some((key) => key.endsWith('.system'))).to.equal(true)
    })
  })

  describe('floating tab', () => {
    it('W-SAT-6 is at the bottom of the right edge; the upper half is the system, the lower half this page', async () => {
      const widget = new Widget({ manual: true })
      await widget.tab()
      const [system, page] = widget.halves.map((half) => half.getBoundingClientRect())
      expect(Math.round(innerWidth - (page?.right ?? 0))).to.equal(0)
      expect(Math.round(innerHeight - (page?.bottom ?? 0))).to.equal(96)
      expect(system?.bottom).to.be.at.most((page?.top ?? 0) + 1)
      expect(widget.halves.map((half) => half.textContent)).to.deep.equal(['系统评价', '本页评价'])
      await widget.open('system')
      expect(widget.dialog?.querySelector('h2')?.textContent).to.equal('「整个系统」好用吗？')
      await sendKeys({ press: 'Escape' })
      await widget.closed()
      expect(widget.focused).to.equal(widget.halves[0])
      await widget.open('page')
      expect(widget.dialog?.querySelector('h2')?.textContent).to.equal('「门票订单明细」好用吗？')
    })

    it('W-SAT-6 the system is rated under its own key', async () => {
      const widget = new Widget({ manual: true })
      await widget.open('system')
      await widget.choose(3)
      widget.part('submit').click()
      await widget.titled('评价成功')
      expect((await rowsOf('system')).map(({ url, score }) => [url, score])).to.deep.equal([['NEWsystem', 3]])
    })
  })
})
