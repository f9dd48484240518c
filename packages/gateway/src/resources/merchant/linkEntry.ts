import { linkEntry as resource, shortLink } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { byState } from '../../behaviour/byState'
import { addRow } from '../../behaviour/rows'
import { ownAddress } from '../ownAddress'
import { newLinkCode } from './shortLink'

/** SQL: the path of an entry, with the placeholders of brand, store and user replaced by those of the request. */
const path = ['hotelId', 'brandId', 'userId'].reduce((text, name) => {
  const setting = `ebkit.${name.replace('Id', '_id')}`
  return `replace(${text}, '{${name}}', coalesce(current_setting('${setting}', true), ''))`
}, 't.path_template')

/** SQL: the business type that a store needs for a module; null for modules of every store. */
const businessOf = `(case t.module when 'ROOM' then 'HOTEL' when 'TICKET' then 'SCENIC' when 'DINING' then 'RESTAURANT' end)`

/** Pages of the shop that a merchant can link to. */
export const linkEntry = defineBehaviour(resource)({
  effects: {
    // the browser copies; the action exists for the audit trail
    copyLink: byState,
    makeShortLink: async (context) => {
      const { linkName, fullUrl } = context.row
      await addRow(context, shortLink, {
        ...{ linkName, targetType: 'URL', targetUrl: fullUrl, products: [], code: newLinkCode() },
        expireType: 'FOREVER',
      })
      return undefined
    },
  },
  computed: {
    fullUrl: { kind: 'live', type: 'text', sql: ownAddress(path) },
    available: {
      kind: 'live',
      type: 'boolean',
      sql: `(${businessOf} is null or exists (select from hotel h
        where h.hotel_id = current_setting('ebkit.hotel_id', true) and ${businessOf} = any (h.business_types)))`,
    },
  },
})
