import { createPage } from '@ebkit/core/page'
import { createSession, type Session } from '@ebkit/core/session'
import {
  domCounters,
  drawn,
  gatewayUrl,
  holdLongTimers,
  injectFault,
  type LongTimers,
  type Mounted,
  mount,
  resetFaults,
  seenRequests,
  signIn,
  signOut,
  sql,
  until,
} from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { EnvironmentProvider, type WidgetError } from '../environment'
import type { SatisfactionHandle, SatisfactionProps } from './props'
import { Satisfaction } from './Satisfaction'

adoptTokens(document)

const feedbackPath = 'feedback-api/eb/feedback'
let pages = 0
let mounted: Widget[] = []
/** Number of requests of this page, of those that have been answered or have failed, and of those that write. */
const asked = { begun: 0, ended: 0, posts: 0 }
const { fetch } = window

async function countedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  asked.begun++
  if (request[1]?.method === 'POST') asked.posts++
  try {
    const answer = await fetch(...request)
    void answer
      .clone()
      .text()
      .catch(() => {})
      .then(() => asked.ended++)
    return answer
  } catch (error) {
    asked.ended++
    throw error
  }
}

/** The widget on its own page, operated as a person would. */
class Widget {
  readonly pageKey: string
  readonly errors: WidgetError[] = []
  readonly events: string[] = []
  readonly handle: { current: SatisfactionHandle | null } = { current: null }
  readonly view: Mounted

  constructor(
    readonly props: SatisfactionProps = {},
    readonly session: Session = newSession(),
    locale = 'zh',
  ) {
    this.pageKey = props.pageKey ?? `/page/${++pages}/${Date.now()}`
    const note = (name: string) => (detail?: unknown) => {
      this.events.push(detail ? `${name} ${JSON.stringify(detail)}` : name)
      return undefined
    }
    this.view = mount(
      <EnvironmentProvider value={{ session, locale, reportError: (error) => this.errors.push(error) }}>
        <Satisfaction
          pageName="门票订单明细"
          onShow={note('show')}
          onHide={note('hide')}
          onAfterHide={note('after-hide')}
          onChange={note('change')}
          onSubmit={note('submit')}
          onDecline={note('decline')}
          {...props}
          pageKey={this.pageKey}
          handle={this.handle}
        />
      </EnvironmentProvider>,
    )
    mounted.push(this)
  }

  all = <E extends HTMLElement>(selector: string) => [...this.view.root.querySelectorAll<E>(selector)]
  find = <E extends HTMLElement>(selector: string) => this.view.root.querySelector<E>(selector)
  part = <E extends HTMLElement = HTMLElement>(name: string) => this.find<E>(`[part="${name}"]`) as E
  get dialog() {
    return this.find<HTMLDialogElement>('dialog[open]')
  }
  get focused() {
    return (this.view.root as ShadowRoot).activeElement
  }
  get stars() {
    return this.all<HTMLInputElement>('input[type=radio]')
  }
  get halves() {
    return this.all<HTMLButtonElement>('.eb-satisfaction__half')
  }
  get message() {
    return this.part('message').textContent
  }
  get score() {
    return this.stars.findIndex((star) => star.checked) + 1
  }
  get flag() {
    return Object.keys(localStorage).find(
      (key) => key.includes('satisfaction') && key.endsWith(`.${this.pageKey}`),
    )
  }
  titled = (text: string) => until(() => this.dialog?.querySelector('h2')?.textContent?.includes(text), text)
  rating = () => this.titled('好用吗')
  closed = () => until(() => !this.dialog, 'closed')
  tab = () => until(() => this.halves.length === 2, 'tab')
  async open(level: 'page' | 'system' = 'page') {
    await this.tab()
    const half = this.halves[level === 'page' ? 1 : 0]
    half?.focus()
    half?.click()
    await this.rating()
  }
  choose = async (star: number) => {
    this.stars[star - 1]?.click()
    await until(() => this.score === star && this.part('score').textContent?.startsWith(String(star)))
  }
  type = async (text: string) => {
    const area = this.part<HTMLTextAreaElement>('comment')
    area.value = text
    area.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await until(() => this.find('.eb-text-area__count')?.textContent?.startsWith(`${[...text].length} `))
  }
  /** Waits until the page has decided on its pop-up: all its requests have been answered, and the result is rendered. */
  async decided() {
    await this.tab()
    let before: number
    do {
      before = asked.begun
      await drawn()
      await until(() => asked.begun === asked.ended, 'all answers')
      await drawn()
    } while (asked.begun > before)
  }
}

function newSession(gateway = gatewayUrl): Session {
  const session = createSession(createPage())
  session.configure({ gateway })
  return session
}

/** Runs axe after all animations: a text that is fading in has less contrast. */
async function expectAccessible(widget: Widget) {
  await until(() => widget.all('dialog').every((dialog) => !dialog.getAnimations({ subtree: true }).length))
  await expect(widget.view.host).to.be.accessible()
}

/** For which success and failure are shown (W-SAT-27, W-SAT-30). */
const twoSeconds = 2000

/** Lets the time of what is shown pass. */
async function pass(timers: LongTimers) {
  await until(() => timers.waiting().includes(twoSeconds), 'its time runs')
  timers.end(twoSeconds)
}

const rowsOf = (url: string) =>
  sql<{ url: string; score: number; description: string }>(
    'select url, score, description from page_feedback where url like $1',
    [`%${url}`],
  )
const posts = async () =>
  (await seenRequests()).filter(({ method, path }) => method === 'POST' && path.includes(feedbackPath))
const reads = async () =>
  (await seenRequests()).filter(({ method, path }) => method === 'GET' && path.includes(feedbackPath))

describe('Satisfaction', () => {
  before(async function () {
    this.timeout(60_000) // the gateway starts with the first request
    await signIn('clerk')
    window.fetch = countedFetch
  })
  after(() => {
    window.fetch = fetch
  })
  beforeEach(async () => {
    localStorage.clear()
    await resetFaults()
  })
  afterEach(() => {
    for (const widget of mounted) widget.view.unmount()
    mounted = []
  })

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

    it('W-SAT-10 W-SAT-11 opens if the page is not rated, and sets its flag once it is shown', async () => {
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

    it('a late answer does not overwrite what the person has begun to enter', async () => {
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

    it('if the gateway is down from the start, the tab says so, and a click shows the reason and tries again', async () => {
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

    it('works by keyboard alone, from the tab and back to it', async () => {
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
      const round = async () => {
        const widget = new Widget({ manual: true })
        await widget.open()
        widget.handle.current?.hide()
        await until(() => widget.events.at(-1) === 'after-hide')
        widget.view.unmount()
        mounted = []
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
