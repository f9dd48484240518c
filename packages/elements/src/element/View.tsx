import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { FailureBoundary } from './FailureBoundary'
import type { ValueProblem } from './problems'
import type { Translate } from './strings'

/** What the React side of an element shows. */
export interface ViewModel {
  component: ComponentType<object>
  props: object
  /** Puts the component into its environment. */
  surround: (children: ReactNode) => ReactNode
  problems: readonly ValueProblem[]
  translate: Translate
  onRendered: () => void
  onFailure: (error: unknown) => void
}

/** The one thing an element hands to its React side. */
interface ViewProps {
  element: { readonly view: ViewModel }
}

/** The component of an element, with what keeps its failures and bad input readable, and from the page. */
export function View({ element }: ViewProps) {
  const { component: Widget, props, surround, problems, translate, onRendered, onFailure } = element.view
  useLayoutEffect(onRendered)
  const failure = (retry: () => void) => (
    <div className="eb-element__problem" role="alert">
      {translate('failed')}
      <button type="button" onClick={retry}>
        {translate('retry')}
      </button>
    </div>
  )
  return (
    <>
      <FailureBoundary fallback={failure} onError={onFailure}>
        {surround(<Widget {...props} />)}
      </FailureBoundary>
      {problems.map(({ name, value }) => (
        <div className="eb-element__problem" role="status" key={name}>
          {translate('invalid', { name, value })}
        </div>
      ))}
    </>
  )
}
