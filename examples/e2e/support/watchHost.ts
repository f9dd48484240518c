import type { Page } from '@playwright/test'

/** What an `eb-error` event said. */
export interface ElementError {
  code: string
  message: string
}

declare global {
  /** Set by `watchHost` in every frame. */
  var reportHostError: (text: string) => void
  var reportElementError: (error: ElementError) => void
}

/**
 * Hears what `window.onerror` and `unhandledrejection` hear, and every `eb-error`, in every frame and before any
 * script of the page.
 */
export async function watchHost(
  page: Page,
  hostErrors: string[],
  elementErrors: ElementError[],
): Promise<void> {
  page.on('pageerror', (error) => hostErrors.push(String(error)))
  await page.exposeBinding('reportHostError', (_source, text: string) => hostErrors.push(text))
  await page.exposeBinding('reportElementError', (_source, error: ElementError) => elementErrors.push(error))
  await page.addInitScript(() => {
    addEventListener('error', (event) => reportHostError(`error: ${event.message}`))
    addEventListener('unhandledrejection', (event) => reportHostError(`unhandled rejection: ${event.reason}`))
    // Captured, so that it is heard whether it bubbles or not.
    addEventListener(
      'eb-error',
      (event) => {
        const { code, message } = (event as CustomEvent).detail
        reportElementError({ code, message })
      },
      true,
    )
  })
}
