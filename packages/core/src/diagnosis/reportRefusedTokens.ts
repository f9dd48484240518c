import { resolveAddress } from '../page/address'
import type { Page } from '../page/Page'
import { diagnosisText } from './diagnosisTexts'

/**
 * Reports to the page's developer that the gateway accepts none of the page's tokens, although their source answers.
 */
export function reportRefusedTokens({ $configuration, $locale, report }: Page): void {
  const gateway = (resolveAddress($configuration.get().gateway ?? '/') ?? '').replace(/\/$/, '')
  report('token-failed', diagnosisText('token-refused', $locale.get(), { gateway }))
}
