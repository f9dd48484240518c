import { loadChunk } from '@ebkit/core/errors'

/** A theme that a page wrote with other letters, which no rule takes. */
const misspelt = ['dark', 'light'].map((theme) => `[data-theme=${theme} i]:not([data-theme=${theme}])`).join()

/**
 * Checks the page for an invalid hue, and for a misspelt theme, once its style sheets have loaded. The code that
 * reports them is loaded only then.
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
