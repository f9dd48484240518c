import type { Page } from '@playwright/test'

/** The detail of an `eb-error` event. */
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
 * Listens for the events of `window.onerror` and `unhandledrejection`, and every `eb-error`, in every frame and before
 * any script of the page.
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
    // In the capture phase, so that bubbling does not matter.
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
