import { getPage } from '@ebkit/core/page'
import { NativePromise } from '@ebkit/core/promise'
import type { ComponentType } from 'react'
import type { ElementDefinition, EventDefinition, FormPart } from '../definition'
import type { PropertyDefinition } from '../propertyDefinition'
import { adoptBox } from './boxStyles'
import { Environment } from './Environment'
import { emit } from './events'
import { Methods } from './Methods'
import { emitError, type ValueProblem } from './problems'
import { setState } from './states'
import { Values } from './Values'
import type { ViewModel } from './View'
import type { ViewNode } from './viewNode'

const focusable = 'input,button,select,textarea,a[href],[tabindex]'

/**
 * Everything an element does; its class only passes on what the browser calls.
 *
 * A page has hundreds of elements: what belongs to one is a field, and what few of them need is made when it is needed
 * (docs/decisions/016-what-a-mounted-element-costs.md).
 */
export class ElementController implements ViewModel {
  readonly internals: ElementInternals
  readonly values: Values
  readonly form: FormPart | undefined
  readonly environment: Environment
  readonly #host: HTMLElement
  /** What shows the view, within the shadow root. */
  readonly #view: ViewNode
  /** Whether the element is in the document. */
  #isConnected = false
  readonly #definition: ElementDefinition
  readonly #methods: Methods | undefined
  /** Props that stay the same: callbacks, handle, and what the component wants to find again after it was unmounted. */
  readonly #lasting: Record<string, unknown> & { draft: { current: unknown } }
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
    this.#lasting = { draft: { current: undefined }, handle: this.#methods?.handle }
    for (const [type, event] of Object.entries(definition.events ?? {}))
      this.#lasting[event.prop] = this.#emit.bind(this, type, event)
    this.form = definition.form?.attach(host, this.internals, definition.form, this.values, this)
  }

  /** The element came into the document, or stands elsewhere in it now. */
  connect(): void {
    this.#isConnected = true
    adoptBox(this.#host, this.#definition.display ?? 'block')
    this.environment.connect()
    this.#show()
  }

  /** The element has left the document. Its values and its draft stay. */
  disconnect(): void {
    // The view is unmounted next (viewNode.ts): it may tell something, and nothing of that renders any more.
    this.#isConnected = false
    this.environment.disconnect()
    this.#settle()
  }

  /** Renders with the next microtask, once for all that changes until then. */
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

  /** Resolves when everything that was set is shown; at once while the element is not in the document. */
  async rendered(): Promise<void> {
    while (this.#isConnected && (this.#isQueued || !this.#isRendered)) await this.#nextRendering()
  }

  #nextRendering(): Promise<void> {
    return new NativePromise((resolve) => this.#waiting.push(resolve))
  }

  call(name: string, args: unknown[]): unknown {
    return this.#methods?.call(name, args)
  }

  /** Focuses what the component says, else the first thing inside that takes focus. */
  focus(args: unknown[]): unknown {
    if (this.#definition.methods?.includes('focus')) return this.call('focus', args)
    const first = this.#host.shadowRoot?.querySelector<HTMLElement>(focusable)
    return first?.focus(args[0] as FocusOptions)
  }

  /** Takes the value back to what the attribute says, and forgets what was begun. */
  reset(): void {
    this.#lasting.draft.current = undefined
    this.form?.reset()
    this.onValueChange()
  }

  get component(): ComponentType<object> {
    return this.#definition.component
  }

  /** What the component gets now. */
  props(): object {
    return { ...this.values.props(), ...this.form?.props(), ...this.#lasting }
  }

  onValueChange(): void {
    this.#syncForm() // at once: FormData may be read next
    this.update()
  }

  onLanguageError(error: unknown): void {
    this.report('load-failed', this.environment.translate('notLoaded'), error)
    this.update()
  }

  onProblem({ code, ...params }: ValueProblem): void {
    // With the next microtask: a page that makes an element adds its listeners after, and its language is known then.
    queueMicrotask(() => {
      const isLost = code === 'property-lost'
      const tag = this.#host.localName
      const message = this.environment.translate(isLost ? 'lost' : 'invalid', { ...params, tag })
      if (isLost) getPage().report(code, message)
      emitError(this.#host, { code, message, cause: undefined })
    })
  }

  onRendered(): void {
    this.#isRendered = true
    this.#syncForm() // now there is something to point at
    // Not within this rendering: what is called may ask for the next one.
    if (this.#methods) queueMicrotask(() => this.#methods?.flush())
    this.#settle()
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

  /** Properties that an event makes different. */
  #set(sets: object | undefined): void {
    if (!sets) return
    for (const [name, value] of Object.entries(sets)) this.values.set(name, value)
    // At once, or the component may never see a value that the page changes again before the next rendering.
    this.#render()
  }

  /** The person changed the value. */
  #change(detail: unknown): void {
    if (!this.form) return
    this.form.change(detail)
    this.#syncForm()
    // Before the handler ends: React takes what was typed back out of a text field whose value it does not get.
    this.#render()
  }

  report(code: string, message: string, cause?: unknown): void {
    // With the next microtask: a page that makes an element adds its listeners after.
    queueMicrotask(() => emitError(this.#host, { code, message, cause }))
  }
}
