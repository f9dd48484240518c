import { type Mounted, mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { sendKeys } from '@web/test-runner-commands'
import { EnvironmentProvider } from '../../environment'
import { DateRange, type DateRangeHandle, type DateRangeProps, type DateRangeValue } from '..'

adoptTokens(document)

export const november: DateRangeValue = { start: '2026-11-03', end: '2026-11-09' }

/** The widget, operated as a user would. It keeps the reported value, as an element does. */
export class Widget {
  readonly changes: Array<DateRangeValue | null> = []
  readonly events: string[] = []
  readonly reported: Array<string | undefined> = []
  readonly handle: { current: DateRangeHandle | null } = { current: null }
  readonly view: Mounted
  #props: DateRangeProps
  #locale: string

  constructor(props: DateRangeProps = {}, locale = 'zh') {
    this.#props = props
    this.#locale = locale
    this.view = mount(this.#drawn())
  }

  #drawn() {
    const note = (name: string) => () => {
      this.events.push(name)
    }
    return (
      <EnvironmentProvider value={{ locale: this.#locale }}>
        <DateRange
          onShow={note('show')}
          onHide={note('hide')}
          reportProblem={this.#report}
          {...this.#props}
          handle={this.handle}
          onChange={({ value }) => {
            this.changes.push(value)
            this.set({ range: value })
          }}
        />
      </EnvironmentProvider>
    )
  }

  #report = (message?: string) => {
    this.reported.push(message)
  }

  set(props: DateRangeProps) {
    this.#props = { ...this.#props, ...props }
    this.view.render(this.#drawn())
  }

  all = <E extends HTMLElement>(selector: string) => [...this.view.root.querySelectorAll<E>(selector)]
  find = <E extends HTMLElement>(selector: string) => this.view.root.querySelector<E>(selector)
  part = <E extends HTMLElement = HTMLElement>(name: string) => this.find<E>(`[part="${name}"]`) as E
  day = (day: string) => this.find(`[data-day="${day}"]`) as HTMLElement
  field = (end: 'start' | 'end') => this.part<HTMLInputElement>(end)
  button = (text: string) =>
    this.all<HTMLButtonElement>('[part=panel] button').find(
      (one) => one.textContent === text,
    ) as HTMLButtonElement
  get focused() {
    return (this.view.root as ShadowRoot).activeElement as HTMLElement | null
  }
  get texts() {
    return [this.field('start').value, this.field('end').value]
  }
  get status() {
    return this.find('[part=panel] [role=status]')?.textContent
  }
  get message() {
    return this.part('message')?.textContent
  }
  ready = () => until(() => this.handle.current && this.field('start'), 'drawn')
  opened = () => until(() => this.find('[part=panel] [data-day]'), 'calendar')
  closed = () => until(() => !this.part('panel'), 'closed')
  async open() {
    await this.ready()
    this.part('button').click()
    await this.opened()
  }
  async pick(...days: string[]) {
    for (const day of days) {
      this.day(day).click()
      await frame()
    }
  }
  reads = (start: string, end: string) =>
    until(() => this.texts[0] === start && this.texts[1] === end, `${start} ${end}, not ${this.texts}`)
  type = async (end: 'start' | 'end', text: string) => {
    const field = this.field(end)
    field.focus()
    field.select()
    await sendKeys(text ? { type: text } : { press: 'Backspace' })
  }
}

/** After the browser has painted. */
export const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
