import { linkEntry as resource, shortLink } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { byState } from '../../behaviour/byState'
import { addRow } from '../../behaviour/rows'
import { ownAddress } from '../ownAddress'
import { newLinkCode } from './shortLink'

/** The path of an entry with the brand, store and user that asks in place of their names. */
const path = ['hotelId', 'brandId', 'userId'].reduce((text, name) => {
  const setting = `ebkit.${name.replace('Id', '_id')}`
  return `replace(${text}, '{${name}}', coalesce(current_setting('${setting}', true), ''))`
}, 't.path_template')

/** What a store must do to have a module; the others belong to every store. */
const businessOf = `(case t.module when 'ROOM' then 'HOTEL' when 'TICKET' then 'SCENIC' when 'DINING' then 'RESTAURANT' end)`

/** Pages of the shop that a merchant can link to. */
export const linkEntry = defineBehaviour(resource)({
  effects: {
    // copying is the browser's; the trail keeps that it was done
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
