import { Component, type ComponentType, type ReactNode } from 'react'
import type { ValueProblem } from './problems'
import type { Translate } from './strings'

/** What the React side of an element shows. */
export interface ViewModel {
  readonly component: ComponentType<object>
  props(): object
  readonly values: { readonly problems: readonly ValueProblem[] }
  readonly environment: {
    /** Puts the component into its environment. */
    surround(children: ReactNode): ReactNode
    translate: Translate
  }
  report(code: string, message: string, cause: unknown): void
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

  override render() {
    const { component: Widget, environment, values } = this.props.element
    const { problems } = values
    return (
      <>
        {this.state.failed
          ? this.#failure()
          : environment.surround(<Widget {...this.props.element.props()} />)}
        {problems.length > 0 &&
          problems.map(({ name, value }) => (
            <div className="eb-element__problem" role="status" key={name}>
              {environment.translate('invalid', { name, value })}
            </div>
          ))}
      </>
    )
  }

  #failure(): ReactNode {
    const { environment } = this.props.element
    return (
      <div className="eb-element__problem" role="alert">
        {environment.translate('failed')}
        <button type="button" onClick={() => this.setState({ failed: false })}>
          {environment.translate('retry')}
        </button>
      </div>
    )
  }
}
