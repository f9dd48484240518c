import { expect, type Page } from '@playwright/test'
import { violationsOf } from './violations'

/** Expects no axe violations, in the page and in open shadow roots. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
}
