/* Vue and EB are scripts of the page, as in older applications; only the template is compiled. */
import App from './App.vue'

const { Vue, EB } = window

Vue.use(EB.vue2) // Adds v-eb-model, and makes Vue ignore eb- tags.

/** Follows the language of the page, which its header switches. */
const page = Vue.observable({ english: document.documentElement.lang === 'en' })
new MutationObserver(() => {
  page.english = document.documentElement.lang === 'en'
}).observe(document.documentElement, { attributeFilter: ['lang'] })
Vue.mixin({
  computed: { english: () => page.english },
  methods: { t: (chinese, english) => (page.english ? english : chinese) },
})

// Vue replaces the content of <main> and keeps <main> itself.
new Vue({ render: (h) => h(App) }).$mount(document.getElementById('app').firstElementChild)
