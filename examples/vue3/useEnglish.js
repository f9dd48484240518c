import { onUnmounted, ref } from 'vue'

/** Whether the page is in English: its header sets `lang` on the root element. */
export function useEnglish() {
  const root = document.documentElement
  const english = ref(root.lang === 'en')
  const watcher = new MutationObserver(() => {
    english.value = root.lang === 'en'
  })
  watcher.observe(root, { attributeFilter: ['lang'] })
  onUnmounted(() => watcher.disconnect())
  return english
}
