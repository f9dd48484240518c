export { ebModel } from './ebModel'
export { vue2 } from './vue2'
export type { VueBinding, VueConstructor, VueDirective, VueInstance, VueNode } from './vueTypes'
