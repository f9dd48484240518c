import { ebModel } from './ebModel'
import type { VueConstructor } from './vueTypes'

/**
 * Plugin for Vue 2: `Vue.use(vue2)` brings `v-eb-model`, and Vue takes `eb-` tags for what they are.
 *
 * @example
 * ```ts
 * import { type VueConstructor, vue2 } from '@ebkit/elements/vue'
 *
 * // `Vue` is what `import Vue from 'vue'` gives.
 * export const prepare = (Vue: VueConstructor) => Vue.use?.(vue2)
 * ```
 */
export const vue2 = {
  install(vue: VueConstructor): void {
    const { ignoredElements } = vue.config
    if (!ignoredElements.some((each) => each instanceof RegExp && each.source === '^eb-'))
      vue.config.ignoredElements = [...ignoredElements, /^eb-/]
    if (!vue.directive('eb-model')) vue.directive('eb-model', ebModel)
  },
}
