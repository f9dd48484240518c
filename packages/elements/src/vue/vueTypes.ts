/** The part of Vue 2 that the directive needs, so that the package does not depend on it. */
export interface VueInstance {
  [name: string]: unknown
  $set(target: object, key: string | number, value: unknown): unknown
  $watch(read: () => unknown, onChange: () => void): () => void
}

export interface VueNode {
  /** The component whose template contains the tag. */
  context?: unknown
}

export interface VueBinding {
  /** The value of the expression. */
  value?: unknown
  /** The expression as it is written. */
  expression?: string
  /** `v-eb-model:selection` → `selection`. */
  arg?: string
}

export interface VueDirective {
  bind(element: HTMLElement, binding: VueBinding, node: VueNode): void
  componentUpdated(element: HTMLElement, binding: VueBinding, node: VueNode): void
  unbind(element: HTMLElement): void
}

/** The constructor that `Vue.use` passes on. */
export interface VueConstructor {
  version?: string
  config: { ignoredElements: Array<string | RegExp> }
  directive(name: string): unknown
  directive(name: string, directive: VueDirective): unknown
  use?(plugin: { install(vue: VueConstructor): void }): unknown
}
