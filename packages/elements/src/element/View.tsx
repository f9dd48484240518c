import { Component, type ComponentType, type ReactNode } from 'react'
import type { ValueProblem } from './problems'
import type { Translate } from './strings'

/** What the React side of an element shows. */
export interface ViewModel {
  readonly component: ComponentType<object>
  props(): object
  readonly values: { readonly problems: readonly ValueProblem[] }
  readonly environment: {
    /** Whether there are texts to show the component in: else they could not be loaded. */
    readonly hasTexts: boolean
    /** Loads them again. */
    retryLanguage(): void
    /** Puts the component into its environment. */
    surround(children: ReactNode): ReactNode
    translate: Translate
  }
  report(code: string, message: string, cause: unknown): void
  /** The view shows what was asked for. */
  onRendered(): void
}

/** The one thing an element hands to its React side. */
interface ViewProps {
  element: ViewModel
}

/** The component of an element, with what keeps its failures and bad input readable, and from the page. */
export class View extends Component<ViewProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.element.report('render-failed', String(error), error)
  }

  override componentDidMount() {
    this.props.element.onRendered()
  }

  override componentDidUpdate() {
    this.props.element.onRendered()
  }

  override render() {
    const { environment, values } = this.props.element
    const { problems } = values
    return (
      <>
        {this.#content()}
        {problems.length > 0 &&
          problems.map(({ name, value }) => (
            <div className="eb-element__problem" role="status" key={name}>
              {environment.translate('invalid', { name, value })}
            </div>
          ))}
      </>
    )
  }

  #content(): ReactNode {
    const { component: Widget, environment } = this.props.element
    if (!environment.hasTexts) return this.#failure('notLoaded', () => environment.retryLanguage())
    if (this.state.failed) return this.#failure('failed', () => this.setState({ failed: false }))
    return environment.surround(<Widget {...this.props.element.props()} />)
  }

  #failure(text: 'failed' | 'notLoaded', retry: () => void): ReactNode {
    const { environment } = this.props.element
    return (
      <div className="eb-element__problem" role="alert">
        {environment.translate(text)}
        <button type="button" onClick={retry}>
          {environment.translate('retry')}
        </button>
      </div>
    )
  }
}
