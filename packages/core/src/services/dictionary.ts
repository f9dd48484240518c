import { getDictionary } from '@ebkit/protocol/calls/dictionary'
import type { AnswerOf } from '@ebkit/protocol/define-call'
import type { Http } from '../http/createHttp'
import type { Resources } from '../resources/createResources'

/** An entry of a dictionary: its value, and its names and codes under the gateway's keys. */
export type DictionaryItem = AnswerOf<typeof getDictionary>[number]

/** Name of dictionaries in the resource cache. */
export const dictionaryResource = 'dictionary'

/** Dictionaries of a hotel: lists of labelled values. */
export interface DictionaryService {
  /**
   * The items of a dictionary, in their order. Requested once for a hotel; failures are not cached.
   * @param dictType default `zkt-country`, the countries and regions
   * @throws ServiceError
   */
  items(dictType?: string): Promise<DictionaryItem[]>
}

/**
 * @spec W-CTY-4
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createDictionaryService } from '@ebkit/core/services/dictionary'
 * import { getSession } from '@ebkit/core/session'
 *
 * const session = getSession()
 * const dictionaries = createDictionaryService(createHttp({ session }), session.resources)
 * const countries = await dictionaries.items()
 * const options = countries.map((item) => ({ value: item.value, label: String(item.label ?? item.value) }))
 * ```
 */
export function createDictionaryService(http: Http, resources: Resources): DictionaryService {
  return {
    items: (dictType = 'zkt-country') =>
      resources.read(dictionaryResource, `${http.hotelId() ?? ''} ${dictType}`, () =>
        http.call(getDictionary, { query: { dictType } }),
      ),
  }
}
