import type { LocaleTexts } from '../locale/translator'
import { resolveAddress } from './address'
import { nearestName } from './nearestName'

/** An access token and its expiry: ISO 8601, or a Unix time in seconds or milliseconds. */
export interface EmbedToken {
  token: string
  expiresAt: string | number
}

/** What a page can set, by `data-…` attributes of the script tag, by `EB.configure` or by `session.configure`. */
export interface Configuration {
  /** Address of the gateway. Default: the origin of the page; with the script tag, the origin of the script. */
  gateway?: string
  /**
   * Address of the file service. Default: `file-service/` at the gateway. If it is set, cropped images are saved as
   * files there.
   */
  fileService?: string
  /** The hotel of this page. Default: the signed-in user's. */
  hotelId?: string
  brandId?: string
  userId?: string
  adminId?: string
  /** Returns a token on pages of another site, where cookies are not sent. Called again before the token expires. */
  token?: () => Promise<EmbedToken>
  /** Address on the page's own origin that answers `{ token, expiresAt }`; for pages that cannot set `token`. */
  tokenUrl?: string
  /** Language, a BCP 47 tag. Default: the page's `lang`. */
  lang?: string
  theme?: 'light' | 'dark' | 'auto'
  /** Texts that override the built-in ones, and additional languages. */
  strings?: LocaleTexts
  /**
   * Hosts on which the satisfaction pop-up does not open by itself; comma-separated as an attribute. Default: none.
   */
  testHosts?: string[]
  /** Local storage key of the dashboard guide's counter. Default `dashboardGuide`. */
  guideCounterKey?: string
}

type Check = (value: unknown) => unknown

const text: Check = (value) => (typeof value === 'string' && value ? value : undefined)
const id: Check = (value) => text(typeof value === 'number' ? String(value) : value)
const record: Check = (value) => (typeof value === 'object' && !Array.isArray(value) ? value : undefined)
const address: Check = (value) => (typeof value === 'string' && resolveAddress(value) ? value : undefined)

/** A list, or a comma-separated text, as in attributes. */
function hosts(value: unknown): unknown {
  const list = typeof value === 'string' ? value.split(',').map((host) => host.trim()) : value
  return Array.isArray(list) && list.every(text) ? list : undefined
}

/** For each key: the normalised value, or undefined if invalid. */
const checks: Record<keyof Configuration, Check> = {
  gateway: address,
  fileService: address,
  hotelId: id,
  brandId: id,
  userId: id,
  adminId: id,
  token: (value) => (typeof value === 'function' ? value : undefined),
  tokenUrl: text,
  lang: text,
  theme: (value) => (['light', 'dark', 'auto'].includes(value as string) ? value : undefined),
  strings: record,
  testHosts: hosts,
  guideCounterKey: text,
}

/**
 * Reads the valid settings of an external configuration. `undefined` and `null` reset a setting to its default.
 * @param complain is called with the name of each key that is unknown or, `isKnown`, has a value of no use, and of an unknown one with
 * the name that is meant; these are left out
 */
export function readConfiguration(
  given: unknown,
  complain: (key: string, isKnown: boolean, nearest?: string) => void,
): Configuration {
  const accepted: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(Object(given))) {
    const check = Object.hasOwn(checks, key) && checks[key as keyof Configuration]
    const usable = check && value != null ? check(value) : undefined
    if (check && (value == null || usable !== undefined)) accepted[key] = usable
    else complain(key, !!check, check ? undefined : nearestName(key, Object.keys(checks)))
  }
  return accepted
}
