import { resolveAddress } from '../page/address'
import type { Page } from '../page/Page'
import { diagnosisText, type FindingCode } from './diagnosisTexts'

/** Milliseconds for the gateway's answer. */
const patience = 10_000

/** What a gateway answers at `eb/embedding`. */
interface Answer {
  data?: { product?: unknown; isListed?: unknown }
}

/**
 * Finds out why the calls of this page fail: no network, no gateway at the address, an origin that is not listed, no
 * token on another origin. Reports it to the page's developer, once. Never rejects.
 * @returns the code of what is wrong; undefined: nothing of these
 */
export async function findGatewayProblem(page: Page): Promise<FindingCode | undefined> {
  const { gateway: given, token, tokenUrl } = page.$configuration.get()
  const address = resolveAddress(given ?? '/') ?? ''
  const { origin } = globalThis.location
  const isElsewhere = !!address && new URL(address).origin !== origin
  const code = await gatewayProblem(address, isElsewhere, !!(token ?? tokenUrl))
  if (code)
    page.report(
      code,
      diagnosisText(code, page.$locale.get(), { gateway: address.replace(/\/$/, ''), origin }),
    )
  return code
}

async function gatewayProblem(
  address: string,
  isElsewhere: boolean,
  hasToken: boolean,
): Promise<FindingCode | undefined> {
  if (globalThis.navigator?.onLine === false) return 'offline'
  let answer: Answer | undefined
  try {
    const signal = AbortSignal.timeout(patience)
    const response = await fetch(`${address}eb/embedding`, { credentials: 'omit', cache: 'no-store', signal })
    // A restarting gateway is not a mistake of the page.
    if (response.status >= 500) return undefined
    answer = (await response.json()) as Answer
  } catch {
    // Not a gateway, or none that this page can read: reported below.
  }
  if (answer?.data?.product !== 'ebkit') return 'gateway-wrong'
  if (!isElsewhere) return undefined
  if (!answer.data.isListed) return 'origin-unlisted'
  return hasToken ? undefined : 'token-missing'
}
