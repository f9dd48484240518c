// The classic script /eb/vue2.js: `EB.vue2`, installed at once where Vue 2 is a script of the page too.
import { vue2 } from './vue2'
import type { VueConstructor } from './vueTypes'

declare const window: { EB?: object; Vue?: VueConstructor }

const { Vue } = window
if (Vue?.version?.startsWith('2.')) Vue.use?.(vue2)

/** The script tag would treat an existing EB as foreign: this extends it and never creates it. */
function add(): void {
  if (window.EB) Object.assign(window.EB, { vue2 })
}

if (window.EB) add()
else addEventListener('DOMContentLoaded', add)
