import { loadChunk } from '@ebkit/core/errors'

/** A theme that a page wrote with other letters, which no rule takes. */
const misspelt = ['dark', 'light'].map((theme) => `[data-theme=${theme} i]:not([data-theme=${theme}])`).join()

/**
 * Looks for a hue of the page that is none, and for a misspelt theme, once the page's sheets are there. What names them, and
 * looks everywhere, is loaded then.
 */
export function reportThemes(): void {
  if (document.readyState === 'complete') setTimeout(check)
  else addEventListener('load', check, { once: true })
}

function check(): void {
  // In hsl, which browsers without oklch read too.
  const hue = getComputedStyle(document.documentElement).getPropertyValue('--eb-brand')
  if (CSS.supports('color', `hsl(${hue} 0% 0%)`) && !document.querySelector(misspelt)) return
  loadChunk(() => import('@ebkit/core/diagnosis')).then(
    ({ checkThemes }) => checkThemes(),
    () => {
      // The next change of the page tries again.
    },
  )
}
