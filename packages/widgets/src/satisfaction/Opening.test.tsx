import { injectFault, resetFaults, signIn, signOut, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { feedbackPath, newSession, reads, Widget, withGateway } from './testing/RatedPage'

describe('Satisfaction', () => {
  withGateway()

  describe('opening by itself', () => {
    it('W-SAT-9 needs a signed-in user: otherwise there is neither pop-up nor tab, and show() says why', async () => {
      await signOut()
      try {
        const widget = new Widget()
        await until(() => widget.session.$identity.get().status === 'signed-out')
        await until(() => widget.handle.current)
        expect(widget.dialog).to.equal(null)
        expect(widget.halves.length).to.equal(0)
        widget.handle.current?.show()
        await widget.titled('暂时不能评价')
        expect(widget.dialog?.textContent).to.contain('登录后才能评价')
        expect(await reads()).to.deep.equal([])
      } finally {
        await signIn('clerk')
      }
    })

    it('W-SAT-10 W-SAT-11 opens if the page is not rated, and sets its flag when it is shown', async () => {
      const widget = new Widget()
      await widget.rating()
      expect(widget.flag).to.be.a('string')
      expect(widget.events[0]).to.equal('show {"level":"page"}')
    })

    it('W-SAT-10 does not open if the gateway has a score for the page', async () => {
      const first = new Widget({ manual: true })
      await first.open()
      await first.choose(3)
      first.part('submit').click()
      await first.titled('评价成功')
      first.view.unmount()
      localStorage.clear()
      const widget = new Widget({ pageKey: first.pageKey })
      await widget.decided()
      expect((await reads()).length).to.be.greaterThan(0)
      expect(widget.dialog).to.equal(null)
      expect(widget.halves[1]?.getAttribute('aria-label')).to.contain('3 分 · 一般')
    })

    for (const [counter, comes] of [
      [undefined, true],
      ['0', false],
      ['4', false],
      ['5', true],
      ['12', true],
    ] as const)
      it(`W-SAT-12 ${comes ? 'opens' : 'does not open'} with a guide counter of ${counter ?? 'nothing'}`, async () => {
        if (counter) localStorage.setItem('dashboardGuide', counter)
        const widget = new Widget()
        if (comes) return void (await widget.rating())
        await widget.decided()
        expect(widget.dialog).to.equal(null)
      })

    it('W-SAT-13 does not open on a configured test host', async () => {
      const session = newSession()
      session.configure({ testHosts: [location.hostname] })
      const widget = new Widget({}, session)
      await widget.decided()
      expect(widget.dialog).to.equal(null)
      await new Widget({ testHosts: ['elsewhere.example'] }, session).rating()
    })

    it('W-SAT-14 does not open if the page is flagged', async () => {
      const widget = new Widget()
      await widget.rating()
      await sendKeys({ press: 'Escape' })
      await widget.closed()
      widget.view.unmount()
      await new Widget().rating()
      const again = new Widget({ pageKey: widget.pageKey })
      await again.decided()
      expect(again.dialog).to.equal(null)
    })

    it('can be prevented, and does not open if it is manual', async () => {
      const refused = new Widget({ onBeforeShow: () => false })
      await refused.decided()
      expect(refused.dialog).to.equal(null)
      expect(refused.flag).to.equal(undefined)
      const manual = new Widget({ manual: true })
      await manual.decided()
      expect(manual.dialog).to.equal(null)
    })
  })

  describe('existing ratings and drafts', () => {
    it('W-SAT-15 W-SAT-16 W-SAT-24 reads the rating by page key and fills stars and comment', async () => {
      const first = new Widget({ manual: true })
      await first.open()
      await first.choose(2)
      await first.type('太慢')
      first.part('submit').click()
      await first.titled('评价成功')
      first.view.unmount()
      localStorage.clear()
      await resetFaults()
      const widget = new Widget({ manual: true, pageKey: first.pageKey })
      await widget.open()
      await until(() => widget.score === 2)
      expect(widget.part<HTMLTextAreaElement>('comment').value).to.equal('太慢')
      expect((await reads()).map(({ path }) => path)).to.deep.equal([
        `/${feedbackPath}/get_eb_user_feedback?url=${encodeURIComponent(`NEW${widget.pageKey}`)}`,
      ])
    })

    it('a late answer does not overwrite what the user has begun to enter', async () => {
      const first = new Widget({ manual: true })
      await first.open()
      await first.choose(5)
      first.part('submit').click()
      await first.titled('评价成功')
      first.view.unmount()
      localStorage.clear()
      const hits = await injectFault({ match: feedbackPath, fault: 'delay', milliseconds: 400, times: 1 })
      const widget = new Widget({ manual: true, pageKey: first.pageKey })
      await widget.open()
      await until(async () => (await hits()) === 1)
      await widget.choose(1)
      await widget.decided()
      expect(widget.score).to.equal(1)
    })
  })
})
