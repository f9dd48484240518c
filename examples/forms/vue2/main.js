/* Vue and EB are scripts of the page, as in applications of those years; only the template is compiled. */
import App from './App.vue'

const { Vue, EB } = window

Vue.use(EB.vue2) // v-eb-model, and Vue leaves eb- tags alone

/** Follows the language of the page, which its header switches. */
const page = Vue.observable({ english: document.documentElement.lang === 'en' })
new MutationObserver(() => {
  page.english = document.documentElement.lang === 'en'
}).observe(document.documentElement, { attributeFilter: ['lang'] })
Vue.mixin({
  computed: { english: () => page.english },
  methods: { t: (chinese, english) => (page.english ? english : chinese) },
})

// <main> stays: Vue replaces what is inside it.
new Vue({ render: (h) => h(App) }).$mount(document.getElementById('app').firstElementChild)
