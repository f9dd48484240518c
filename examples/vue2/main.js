/* Vue, Element UI and EB are scripts of the page, as in older applications; only the templates are compiled. */
import App from './App.vue'

const { Vue, EB } = window

Vue.use(EB.vue2) // Adds v-eb-model, and makes Vue ignore eb- tags.

/** Follows the language of the page, which its header switches. */
const page = Vue.observable({ english: document.documentElement.lang === 'en' })
new MutationObserver(() => {
  page.english = document.documentElement.lang === 'en'
}).observe(document.documentElement, { attributeFilter: ['lang'] })
Vue.mixin({ methods: { t: (chinese, english) => (page.english ? english : chinese) } })

new Vue({ render: (h) => h(App) }).$mount('#app')
