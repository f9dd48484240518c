import type { Page } from '@playwright/test'

/**
 * What the browser's console shows as errors, filled as they come: what the policy blocks, missing files, refused calls,
 * errors of scripts.
 */
export function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`.trim())
  })
  page.on('pageerror', ({ message }) => found.push(message))
  return found
}
