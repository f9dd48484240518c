/** As much of Vue 2 as the directive needs: the package asks nobody to install it. */
export interface VueInstance {
  [name: string]: unknown
  $set(target: object, key: string | number, value: unknown): unknown
  $watch(read: () => unknown, onChange: () => void): () => void
}

export interface VueNode {
  /** The component whose template the tag stands in. */
  context?: unknown
}

export interface VueBinding {
  /** What the expression gives. */
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
