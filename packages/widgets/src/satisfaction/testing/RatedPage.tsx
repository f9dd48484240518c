import { createPage } from '@ebkit/core/page'
import { createSession, type Session } from '@ebkit/core/session'
import {
  drawn,
  gatewayUrl,
  type LongTimers,
  type Mounted,
  mount,
  resetFaults,
  seenRequests,
  signIn,
  sql,
  until,
} from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { EnvironmentProvider, type WidgetError } from '../../environment'
import type { SatisfactionHandle, SatisfactionProps } from '../props'
import { Satisfaction } from '../Satisfaction'

adoptTokens(document)

export const feedbackPath = 'feedback-api/eb/feedback'
let pages = 0
const mounted: Widget[] = []
/** Number of requests of this page, of those that have been answered or have failed, and of those that write. */
export const asked = { begun: 0, ended: 0, posts: 0 }
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
export class Widget {
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

export function newSession(gateway = gatewayUrl): Session {
  const session = createSession(createPage())
  session.configure({ gateway })
  return session
}

/** Runs axe after all animations: a text that is fading in has less contrast. */
export async function expectAccessible(widget: Widget) {
  await until(() => widget.all('dialog').every((dialog) => !dialog.getAnimations({ subtree: true }).length))
  await expect(widget.view.host).to.be.accessible()
}

/** For which success and failure are shown (W-SAT-27, W-SAT-30). */
export const twoSeconds = 2000

/** Lets the time of what is shown pass. */
export async function pass(timers: LongTimers) {
  await until(() => timers.waiting().includes(twoSeconds), 'its time runs')
  timers.end(twoSeconds)
}

export const rowsOf = (url: string) =>
  sql<{ url: string; score: number; description: string }>(
    'select url, score, description from page_feedback where url like $1',
    [`%${url}`],
  )
export const posts = async () =>
  (await seenRequests()).filter(({ method, path }) => method === 'POST' && path.includes(feedbackPath))
export const reads = async () =>
  (await seenRequests()).filter(({ method, path }) => method === 'GET' && path.includes(feedbackPath))

/** Takes every widget off the page, and holds none of them. */
export function unmountAll(): void {
  for (const widget of mounted.splice(0)) widget.view.unmount()
}

/** Signs in before the tests of a file, and leaves nothing between them. */
export function withGateway(): void {
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
    unmountAll()
  })
}
