import { onUnmounted, ref } from 'vue'

/** Whether the page speaks English: its header sets `lang` on the root. */
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
