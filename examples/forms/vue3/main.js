import { createApp } from 'vue'
import App from './App.vue'

// eb- tags are elements, not components: the compiler is told so where it runs (scripts/examples/vue.mjs).
createApp(App).mount('#app')
