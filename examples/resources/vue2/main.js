/* Vue and EB are scripts of the page, as in older applications; only the templates are compiled. */
import App from './App.vue'

const { Vue, EB } = window

Vue.use(EB.vue2) // makes Vue ignore eb- tags

/** The language of the page, which its header switches, and its route: `#/printers/edit/PR10010101`. */
const page = Vue.observable({ english: false, place: [] })
const follow = () => {
  page.english = document.documentElement.lang === 'en'
  page.place = location.hash.slice(2).split('/').map(decodeURIComponent)
}
follow()
addEventListener('hashchange', follow)
new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['lang'] })
Vue.mixin({
  computed: { place: () => page.place },
  methods: { t: (chinese, english) => (page.english ? english : chinese) },
})

// Vue replaces the content of <main> and keeps <main> itself.
new Vue({ render: (h) => h(App) }).$mount(document.getElementById('app').firstElementChild)
