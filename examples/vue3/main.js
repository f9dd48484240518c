import { createApp } from 'vue'
import App from './App.vue'

// eb- tags are elements, not components; scripts/examples/vue.mjs configures the compiler for that.
createApp(App).mount('#app')
