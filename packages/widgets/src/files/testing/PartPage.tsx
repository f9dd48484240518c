import { type Mounted, mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import type { ComponentType } from 'react'
import { type Environment, EnvironmentProvider } from '../../environment'

adoptTokens(document)

/** A part of the file widgets on its own page, beside a button that can have focus. */
export class PartPage<Props extends object> {
  readonly view: Mounted
  #Part: ComponentType<Props>
  #place: Partial<Environment>

  constructor(
    Part: ComponentType<Props>,
    public props: Props,
    place: Partial<Environment> = {},
  ) {
    this.#Part = Part
    this.#place = { locale: 'zh', dir: 'ltr', ...place }
    this.view = mount(this.#node())
  }

  #node() {
    const Part = this.#Part
    return (
      <EnvironmentProvider value={this.#place}>
        <button type="button" id="before">
          before
        </button>
        <div style={{ position: 'relative', height: 300 }}>
          <Part {...this.props} />
        </div>
      </EnvironmentProvider>
    )
  }

  set(props: Partial<Props>) {
    this.props = { ...this.props, ...props }
    this.view.render(this.#node())
  }

  all = <E extends HTMLElement>(selector: string) => [...this.view.root.querySelectorAll<E>(selector)]
  find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    this.view.root.querySelector<E>(selector) as E
  part = <E extends HTMLElement = HTMLElement>(name: string) => this.find<E>(`[part="${name}"]`)
  get dialog() {
    return this.find<HTMLDialogElement>('dialog[open]')
  }
  get heading() {
    return this.dialog.querySelector('h2')?.textContent
  }
  get focused() {
    return (this.view.root as ShadowRoot).activeElement as HTMLElement | null
  }
  /** The visible button with this text or accessible name. */
  button = (name: string) =>
    this.all<HTMLButtonElement>('button').find(
      (button) =>
        (button.getAttribute('aria-label') ?? button.textContent) === name && button.offsetWidth > 0,
    ) as HTMLButtonElement
  opened = () => until(() => this.dialog, 'dialog')

  async expectAccessible() {
    await until(() =>
      this.view.host.shadowRoot?.getAnimations().every(({ playState }) => playState !== 'running'),
    )
    await expect(this.view.host).to.be.accessible()
  }
}
