import { createApp } from 'vue'
import App from './App.vue'

// Vue asks an element whether it has a property when it first renders it: the classes have to be there before.
const start = async () => {
  await EB.load(['eb-number-input', 'eb-date-range', 'eb-product-picker', 'eb-switch'])
  createApp(App).mount('#app')
}
start()
