import { getPage } from '@ebkit/core/page'
import { NativePromise } from '@ebkit/core/promise'
import type { ComponentType } from 'react'
import type { ElementDefinition, EventDefinition, FormPart } from '../definition'
import type { PropertyDefinition } from '../propertyDefinition'
import { adoptBox } from './boxStyles'
import { Environment } from './Environment'
import { emit } from './events'
import { Methods } from './Methods'
import { emitError, problemText, type ValueProblem } from './problems'
import { setState } from './states'
import type { Translate } from './strings'
import { Values } from './Values'
import type { ViewModel } from './View'
import type { ViewNode } from './viewNode'

const focusable = 'input,button,select,textarea,a[href],[tabindex]'

/**
 * The behaviour of an element; its class only forwards the browser's callbacks.
 *
 * A page has hundreds of elements: per-element state is in fields, and rarely needed objects are created on demand
 * (docs/decisions/016-what-a-mounted-element-costs.md).
 */
export class ElementController implements ViewModel {
  readonly internals: ElementInternals
  readonly values: Values
  readonly form: FormPart | undefined
  readonly environment: Environment
  readonly #host: HTMLElement
  /** The node in the shadow root that shows the view. */
  readonly #view: ViewNode
  /** Whether the element is in the document. */
  #isConnected = false
  readonly #definition: ElementDefinition
  readonly #methods: Methods | undefined
  /** What the component restores after it was unmounted. */
  readonly #draft: { current: unknown } = { current: undefined }
  /** Stable props: callbacks, handle, and the draft, where that is no property of the element. */
  readonly #lasting: Record<string, unknown>
  /** The value that two attributes had in common at the last rendering. */
  #conflict: string | undefined
  #isQueued = false
  #isRendered = false
  readonly #waiting: Array<() => void> = []

  constructor(
    host: HTMLElement,
    view: ViewNode,
    definition: ElementDefinition,
    properties: Record<string, PropertyDefinition>,
    defaults: Record<string, unknown>,
  ) {
    this.#host = host
    this.#view = view
    this.#definition = definition
    this.internals = host.attachInternals()
    this.environment = new Environment(host, view, definition.connection, this)
    this.values = new Values(properties, defaults, this)
    this.#methods = definition.methods && new Methods(this)
    this.#lasting = { handle: this.#methods?.handle }
    if (!('draft' in properties)) this.#lasting.draft = this.#draft
    for (const [type, event] of Object.entries(definition.events ?? {}))
      this.#lasting[event.prop] = this.#emit.bind(this, type, event)
    this.form = definition.form?.attach(host, this.internals, definition.form, this.values, this)
  }

  /** The element was inserted into the document, or moved in it. */
  connect(): void {
    this.#isConnected = true
    adoptBox(this.#host, this.#definition.display ?? 'block')
    this.environment.connect()
    this.#show()
  }

  /** The element was removed from the document. Its values and its draft stay. */
  disconnect(): void {
    // viewNode.ts unmounts the view next: its events are still emitted, but nothing renders any more.
    this.#isConnected = false
    this.environment.disconnect()
    this.#settle()
  }

  /** Renders in the next microtask, once for all changes until then. */
  update(): void {
    if (this.#isQueued || !this.#isConnected) return
    this.#isQueued = true
    queueMicrotask(() => {
      if (this.#isQueued) this.#render()
    })
  }

  #render(): void {
    this.#isQueued = false
    if (this.#isConnected) this.#show()
  }

  /** Mounts the view, or renders it again. */
  #show(): void {
    this.#isRendered = false
    const canShow = this.environment.read()
    this.#syncForm()
    if (canShow) this.#view.element = this
  }

  /** Resolves when all properties are rendered; at once while the element is not in the document. */
  async rendered(): Promise<void> {
    while (this.#isConnected && (this.#isQueued || !this.#isRendered)) await this.#nextRendering()
  }

  #nextRendering(): Promise<void> {
    return new NativePromise((resolve) => this.#waiting.push(resolve))
  }

  call(name: string, args: unknown[]): unknown {
    return this.#methods?.call(name, args)
  }

  /** Focuses the component's own choice, else the first focusable element inside. */
  focus(args: unknown[]): unknown {
    if (this.#definition.methods?.includes('focus')) return this.call('focus', args)
    const first = this.#host.shadowRoot?.querySelector<HTMLElement>(focusable)
    return first?.focus(args[0] as FocusOptions)
  }

  /** Restores the value of the attribute, and discards the draft. */
  reset(): void {
    this.#draft.current = undefined
    this.form?.reset()
    this.onValueChange()
  }

  get tag(): string {
    return this.#host.localName
  }

  get component(): ComponentType<object> {
    return this.#definition.component
  }

  /** The props of the component now. */
  props(): object {
    return { ...this.values.props(), ...this.form?.props(), ...this.#lasting }
  }

  onValueChange(): void {
    this.#syncForm() // at once: the page may read FormData next
    this.update()
  }

  onLanguageError(error: unknown): void {
    this.report('load-failed', this.environment.translate('notLoaded'), error)
    this.update()
  }

  onProblem(problem: ValueProblem): void {
    // In the next microtask: a page that creates an element adds its listeners afterwards, and its language is known
    // then.
    queueMicrotask(() => {
      const { code } = problem
      const { tag } = this
      const translate: Translate = (...text) => this.environment.translate(...text)
      const message = problemText(translate, problem, tag)
      // A lost property's message names the element itself, unless it could have been set.
      getPage().report(code, message.includes(`<${tag}>`) ? message : `<${tag}> ${message}`)
      emitError(this.#host, { code, message, cause: undefined })
    })
  }

  onRendered(): void {
    this.#isRendered = true
    this.#checkConflict()
    this.#syncForm() // now there is an element for the browser to point at
    // Not within this rendering: the calls may request the next one.
    if (this.#methods) queueMicrotask(() => this.#methods?.flush())
    this.#settle()
  }

  /** Only now: attributes are set one after the other. */
  #checkConflict(): void {
    const [one, other, value] = this.#definition.conflict?.(this.values.all()) ?? []
    const isNew = one && this.#conflict !== value
    this.#conflict = value
    if (!isNew) return
    const message = this.environment.translate('conflict', { one, other, value })
    getPage().report('invalid-attribute', `<${this.#host.localName}> ${message}`)
    this.report('invalid-attribute', message)
  }

  #syncForm(): void {
    this.form?.sync(this.environment.locale)
  }

  #settle(): void {
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  #emit(type: string, { kind, sets: given }: EventDefinition<object>, detail?: unknown): boolean {
    const sets = typeof given === 'function' ? given(detail as never) : given
    if (kind !== 'before') this.#set(sets)
    if (kind === 'value') this.#change(detail)
    if (type === 'eb-show' || type === 'eb-hide')
      setState(this.#host, this.internals, 'open', type === 'eb-show')
    const isSudden = type === 'eb-change' && !this.#definition.events?.['eb-input']
    const isAccepted = emit(this.#host, type, kind, detail, isSudden)
    if (kind === 'before' && !isAccepted) this.#set(sets)
    return isAccepted
  }

  /** Properties that change with an event. */
  #set(sets: object | undefined): void {
    if (!sets) return
    for (const [name, value] of Object.entries(sets)) this.values.set(name, value)
    // At once, or the component may miss a value that the page changes again before the next rendering.
    this.#render()
  }

  /** The user changed the value. */
  #change(detail: unknown): void {
    if (!this.form) return
    this.form.change(detail)
    this.#syncForm()
    // Before the handler ends: React resets a text field whose new value it does not get.
    this.#render()
  }

  report(code: string, message: string, cause?: unknown): void {
    // In the next microtask: a page that creates an element adds its listeners afterwards.
    queueMicrotask(() => emitError(this.#host, { code, message, cause }))
  }
}
