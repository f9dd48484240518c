import { Component, type ComponentType, type ReactNode } from 'react'
import { problemText, type ValueProblem } from './problems'
import type { Translate } from './strings'

/** Props of an element's React part. */
export interface ViewModel {
  /** Name of the element's tag. */
  readonly tag: string
  readonly component: ComponentType<object>
  props(): object
  readonly values: { readonly problems: readonly ValueProblem[] }
  readonly environment: {
    /** Texts are loaded, so the component can be shown; otherwise loading them failed. */
    readonly hasTexts: boolean
    /** Loads the texts again. */
    retryLanguage(): void
    /** Wraps the component in its environment. */
    surround(children: ReactNode): ReactNode
    translate: Translate
  }
  report(code: string, message: string, cause: unknown): void
  /** The view has rendered the latest props. */
  onRendered(): void
}

/** The one object that an element passes to its React part. */
interface ViewProps {
  element: ViewModel
}

/**
 * The component of an element, with the error boundary and the message about bad input, so that failures do not reach
 * the page.
 */
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
    const { environment, values, tag } = this.props.element
    const { problems } = values
    return (
      <>
        {this.#content()}
        {problems.length > 0 &&
          problems.map((problem) => (
            <div className="eb-element__problem" role="status" key={problem.name}>
              {problemText(environment.translate.bind(environment), problem, tag)}
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
