import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'

// r2wc mounts, updates and unmounts; nothing else of it is used. It keeps what we need behind these symbols, which are
// internals of the pinned version: bridge.test.tsx holds them.
export const renderSymbol: unique symbol = Symbol.for('r2wc.render') as never
export const contextSymbol: unique symbol = Symbol.for('r2wc.context') as never
export const propsSymbol: unique symbol = Symbol.for('r2wc.props') as never

/** What r2wc makes. */
export interface Bridged extends HTMLElement {
  /** Where the view is mounted. */
  container: Node
  /** There while the view is mounted. */
  [contextSymbol]?: unknown
  /** Props of the view. */
  [propsSymbol]: object
  /** Mounts the view, or renders it again. */
  [renderSymbol](): void
  /** Mounts the view. */
  connectedCallback(): void
  /** Unmounts the view. */
  disconnectedCallback(): void
}

/** Props of the view: the one thing an element hands to its React side. */
export interface ViewProps<Model> {
  element: Model
}

/**
 * The class that mounts `view` into its `container`. Made when an element is registered, not before: on a server there
 * is no HTMLElement.
 */
export function bridgeTo<Model>(view: ComponentType<ViewProps<Model>>): new () => Bridged {
  return r2wc(view as ComponentType<object>, { props: [] }) as unknown as new () => Bridged
}
