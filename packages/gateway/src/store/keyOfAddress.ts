import { storeDomain } from './address'
import { storePath } from './bucket'
import { isKey, tenantOfKey } from './keys'
import type { StoreSettings } from './settings'

/** Any host is accepted: a gateway may have several. */
function embeddedPath(address: string): string | undefined {
  const path = address.replace(/^(https?:)?\/\/[^/?#]+/i, '')
  return path.startsWith(`${storePath}/`) ? path.slice(storePath.length + 1) : undefined
}

function pathOf({ aliyun }: Pick<StoreSettings, 'aliyun'>, address: string): string | undefined {
  if (!aliyun) return embeddedPath(address)
  const bases = [storeDomain({ aliyun }, ''), storeDomain({ aliyun: { ...aliyun, domain: undefined } }, '')]
  const base = bases.find((each) => address.startsWith(`${each}/`))
  return base && address.slice(base.length + 1)
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined // not an address of ours: ours are encoded
  }
}

/**
 * The key in a saved address of our objects, or a saved key itself; undefined for anything else.
 * Queries and fragments are left out.
 */
export function keyOfAddress(settings: Pick<StoreSettings, 'aliyun'>, saved: string): string | undefined {
  const isAddress = /^(https?:)?\//i.test(saved)
  const path = isAddress ? pathOf(settings, saved)?.replace(/[?#].*$/s, '') : undefined
  const key = isAddress ? path !== undefined && decoded(path) : saved
  return key && isKey(key) && tenantOfKey(key) ? key : undefined
}
